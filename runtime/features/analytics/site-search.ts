import type { PageWindow } from '../../browser/page-window.ts';
import type { CoreContext } from '../../contract/site/core-context.ts';
import { searchPageType } from '../../contract/site/page-types.ts';

/** The words a search page shows results for; null where none are (our choice of what a search is: the specification names only the event). */
export function searchQuery({ pageType }: Pick<CoreContext, 'pageType'>, { location }: PageWindow): string | null {
  if (pageType !== searchPageType && location.pathname.replace(/\/$/, '') !== '/search') return null;
  return new URLSearchParams(location.search).get('q')?.trim() || null;
}
