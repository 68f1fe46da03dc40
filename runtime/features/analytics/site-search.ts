import type { PageSnapshot } from '../../browser/page-snapshot.ts';
import type { CoreContext } from '../../contract/site/core-context.ts';
import { pageTypes } from '../../contract/site/page-types.ts';

/** The words a search page shows results for; null where none are (our choice of what a search is: the specification names only the event). */
export function searchQuery({ pageType }: Pick<CoreContext, 'pageType'>, { path, queryString }: PageSnapshot): string | null {
  if (pageType !== pageTypes.SEARCH && path.replace(/\/$/, '') !== '/search') return null;
  return new URLSearchParams(queryString).get('q')?.trim() || null;
}
