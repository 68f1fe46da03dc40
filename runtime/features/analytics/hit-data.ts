import type { PageWindow } from '../../browser/page-window.ts';
import type { CoreContext } from '../../contract/site/core-context.ts';

/** The fields of every tracking hit. A page that is neither item nor collection (cart, cover page) has no title of its own. */
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
    ...(collection && whereKnown('pagePermissionTypeValue', collection.permissionType)),
    ...(item
      ? { title: item.title, itemId: item.id, ...whereKnown('recordType', item.recordType) }
      : collection && { title: collection.title, collectionId: collection.id }),
  };
}

const whereKnown = (name: string, value: number | null) => value !== null && { [name]: value };
