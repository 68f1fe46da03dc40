import type { PageSnapshot } from '../../browser/page-snapshot.ts';
import type { CoreContext } from '../../contract/site/core-context.ts';

/** The fields of every tracking hit. A page that is neither item nor collection (cart, cover page) has no title of its own. */
export function hitData(context: CoreContext, around: PageSnapshot, clientDate: number) {
  const { item, collection } = context;
  return {
    websiteId: context.website.id,
    templateId: context.templateId,
    website_locale: context.website.language,
    userAgent: around.userAgent,
    clientDate,
    viewportInnerHeight: around.viewportInnerHeight,
    viewportInnerWidth: around.viewportInnerWidth,
    screenHeight: around.screenHeight,
    screenWidth: around.screenWidth,
    url: around.path,
    pagePermissionTypeValue: collection?.permissionType ?? undefined,
    ...(item ? { title: item.title, itemId: item.id, recordType: item.recordType ?? undefined } : collectionPart(collection)),
  };
}

const collectionPart = (collection: CoreContext['collection']) =>
  collection ? { title: collection.title, collectionId: collection.id } : {};
