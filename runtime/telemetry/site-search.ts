import type { CoreContext } from '../contract/decoders/core-context.ts';
import { pageTypes } from '../contract/enums/page.ts';
import type { Surroundings } from '../lib/surroundings.ts';

/** The words a search page shows results for; null where none are (our choice of what a search is: the specification names only the event). */
export function searchQuery({ pageType }: Pick<CoreContext, 'pageType'>, { path, queryString }: Surroundings): string | null {
  if (pageType !== pageTypes.SEARCH && path.replace(/\/$/, '') !== '/search') return null;
  return new URLSearchParams(queryString).get('q')?.trim() || null;
}
