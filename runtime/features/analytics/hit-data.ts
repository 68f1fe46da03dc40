// Part of the boot script.
import type { PageWindow } from '../../browser/page-window.ts';
import { contentSources } from '../../contract/analytics/constants.ts';
import type { CoreContext } from '../../contract/site/core-context.ts';

/** Returns the fields of every hit: analytics#hit-fields, analytics#hit-page. */
export function hitData(
  { website, templateId, item, collection }: CoreContext,
  { location, navigator, screen, innerHeight, innerWidth }: PageWindow,
  clientDate: number,
) {
  return {
    websiteId: website.id,
    templateId,
    website_locale: website.language,
    userAgent: navigator.userAgent,
    viewportInnerHeight: innerHeight,
    viewportInnerWidth: innerWidth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    clientDate,
    url: location.pathname,
    // JSON leaves out what is undefined.
    pagePermissionTypeValue: collection?.permissionType ?? undefined,
    ...(item
      ? { title: item.title, itemId: item.id, recordType: item.recordType ?? undefined }
      : collection && { title: collection.title, collectionId: collection.id }),
  };
}

/** Returns the page of a button, form or overlay event: analytics#page-fields. */
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
