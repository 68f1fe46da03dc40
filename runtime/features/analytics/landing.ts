import { requestImage } from '../../browser/http.ts';
import { buildRequest } from '../../browser/http-request.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import { track } from '../../contract/endpoints.ts';

/** What the page's query may say of a campaign. Spec 2 §7 "Track". */
const campaignFields = ['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'refer', 'variation', 'mkwid'] as const;

/**
 * Address of the landing beacon. `refer` in the query stands above the referrer, `rk` is the query's own field of that name (both our
 * choice).
 */
export function landingAddress({ location, document, screen }: PageWindow, language: string): string {
  const query = new URLSearchParams(location.search);
  const present = campaignFields.filter((name) => query.has(name));
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

/** Sends the landing beacon, whatever the query says: an image, whose response nobody waits for. */
export const recordLanding = (window: Window): void => requestImage(window, landingAddress(window, window.navigator.language));
