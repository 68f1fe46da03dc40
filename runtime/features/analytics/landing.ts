import { buildRequest } from '../../browser/http-request.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import { track } from '../../contract/endpoints.ts';

/** What the page's query may say of a campaign. Spec 2 §7 "Track". */
const campaignFields = ['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'refer', 'variation', 'mkwid'] as const;

/**
 * Address of the landing beacon, or null for a page whose query names no campaign, nor `rk`: then nothing is sent (our choice). `refer` in
 * the query stands above the referrer, `rk` is the query's own field of that name (both our choice).
 */
export function landingAddress({ location, document, screen }: PageWindow, language: string): string | null {
  const query = new URLSearchParams(location.search);
  const present = campaignFields.filter((name) => query.has(name));
  if (present.length === 0 && !query.has('rk')) return null;
  const fields = {
    landing: location.href,
    refer: document.referrer,
    rk: query.get('rk') ?? '',
    lang: language,
    screen: `${screen.width}x${screen.height}`,
    ...Object.fromEntries(present.map((name) => [name, query.get(name) ?? ''])),
  };
  return buildRequest(track, fields, null).address;
}
