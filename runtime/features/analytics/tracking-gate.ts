// Part of the boot script.
import type { CoreContext } from '../../contract/site/core-context.ts';
import { untrackedPageTypes } from '../../contract/site/page-types.ts';

/** analytics#admin-area */
export const isAdminPath = (path: string): boolean => path.includes('/config');

/**
 * Returns whether this visitor is tracked on this page: analytics#tracked-visitors, analytics#untracked-pages,
 * analytics#census-disabled.
 */
export function isTrackingActive(context: CoreContext, path: string, isCensusDisabled: boolean): boolean {
  if (isCensusDisabled || (untrackedPageTypes as readonly unknown[]).includes(context.pageType)) return false;
  return !context.account || (context.isOnlyViewer && !isAdminPath(path));
}
