import type { PageWindow } from '../../browser/page-window.ts';
import { contentSources } from '../../contract/analytics/census-events.ts';
import type { CoreContext } from '../../contract/site/core-context.ts';

/** What button, form and overlay events say of their page; one that is neither item nor collection has only a path. Spec 2 §3. */
export function pageFields({ item, collection }: CoreContext, { location }: Pick<PageWindow, 'location'>) {
  const shown = item ?? collection;
  return {
    pageTitle: shown?.title,
    pageId: shown?.id,
    contentSource: item ? contentSources.item : collection ? contentSources.collection : undefined,
    pagePath: location.pathname.replace(/\/$/, ''),
    pagePermissionTypeValue: collection?.permissionType?.toString(),
  };
}
