import { requestImage } from '../../browser/http.ts';
import { buildRequest } from '../../browser/http-request.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import { track } from '../../contract/endpoints.ts';
import type { CoreContext } from '../../contract/site/core-context.ts';
import { searchPageType } from '../../contract/site/page-types.ts';

const campaignFields = ['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'refer', 'variation', 'mkwid'] as const;

/** Returns the address of the landing beacon. The query's fields take precedence: analytics#landing. */
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

/** Sends the landing beacon as an image, with or without a campaign in the query. */
export const recordLanding = (window: Window): void => requestImage(window, landingAddress(window, window.navigator.language));

/** Returns the query of a search page; null for any other page and for an empty query: analytics#site-search. */
export function searchQuery({ pageType }: Pick<CoreContext, 'pageType'>, { location }: PageWindow): string | null {
  if (pageType !== searchPageType && location.pathname.replace(/\/$/, '') !== '/search') return null;
  return new URLSearchParams(location.search).get('q')?.trim() || null;
}
