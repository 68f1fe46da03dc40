import type { CoreContext } from '../../contract/site/core-context.ts';
import { untrackedPageTypes } from '../../contract/site/page-types.ts';

/** The admin area. Spec 2 §5. */
export const isAdminPath = (path: string): boolean => path.includes('/config');

/**
 * Tracking is active for this visitor on this page: not signed in, or signed in with only the viewer role outside the
 * admin area; not on an error page, lock screen or refused member page; not switched off by the page. Spec 2 §5, §6.
 */
export function isTrackingActive(context: CoreContext, path: string, censusDisabled: boolean): boolean {
  if (censusDisabled || (untrackedPageTypes as readonly unknown[]).includes(context.pageType)) return false;
  return !context.account || (context.isOnlyViewer && !isAdminPath(path));
}
