/** Numbers and names that exports and page contexts of the platform use. */

export { editorFrameEvents } from '../../fake-server/common/editor-enums.ts';
export { blockTypes, blockVariants, featureGatedBlockTypes, sliceTypes } from '../../runtime/contract/blocks/block-types.ts';
export { measurementStandards, productTypes, workflowStates } from '../../runtime/contract/commerce/commerce-enums.ts';
export { galleryMediaTypes, slideTypes } from '../../runtime/contract/gallery/gallery-enums.ts';
export { linkCategories } from '../../runtime/contract/links/link.ts';
export { collectionTypes, recordTypes } from '../../runtime/contract/site/collection-types.ts';
export {
  collectionViewModes,
  coverPageSlideTypes,
  deviceViews,
  errorPageTypes,
  pageTypes,
} from '../../runtime/contract/site/page-types.ts';
export {
  externalServices,
  features,
  reservedNames,
  siteStatuses,
  templateVersions,
  websiteRoles,
  websiteTypes,
} from '../../runtime/contract/site/site-enums.ts';
