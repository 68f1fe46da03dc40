import type { PageWindow } from '../../browser/page-window.ts';
import type { CoreContext } from '../../contract/site/core-context.ts';
import { searchPageType } from '../../contract/site/page-types.ts';

/** Returns the query of a search page; null for any other page and for an empty query: analytics#site-search. */
export function searchQuery({ pageType }: Pick<CoreContext, 'pageType'>, { location }: PageWindow): string | null {
  if (pageType !== searchPageType && location.pathname.replace(/\/$/, '') !== '/search') return null;
  return new URLSearchParams(location.search).get('q')?.trim() || null;
}
