import { cookieBannerFields } from '../../../runtime/contract/consent/explain-cookie-banner.ts';
import { galleryBlockKeys } from '../../../runtime/contract/gallery/gallery-block.ts';
import type { ItemKind } from '../items/item.ts';

// Keys that the runtime leaves alone but that published pages are full of. Wild §2.
const blockKeys = 'blockId collectionId filter floatDir hSize headerText pageSize textSize blockAnimation'.split(' ');
const galleryKeys = (
  'existingGallery existingGalleryId methodOption transientGalleryId title thumbnail excerpt pageCollectionId containingItemId ' +
  'connectedAccountId search-deprecated-warning enable-search enable-search-disabled socialCollectionId previewCollectionId status ' +
  'searchId searchTerm refresh unsafeSearch'
).split(' ');
const summaryKeys = (
  'collectionType listImageAlignment textAlignment showTitle showThumbnail showExcerpt showReadMoreLink showPrice ' +
  'productQuickViewEnabled showPastOrUpcomingEvents metadataPosition primaryMetadata secondaryMetadata'
).split(' ');
// The settings screen's own names for two of the settings. Spec 2 §3.
const settingsScreenKeys = ['isActivityLogEnabled', 'isAnalyticsCookiesDisabled'];
// What the runtime offers beyond the specification: runtime/README.md.
const ownKeys = ['consentOptions'];

// What form contexts hold. Wild §3, and `data/form-contexts`.
const formKeys = (
  'formId formName collectionId objectName secureUrl useFormsJs formFields formFieldFormats formSubmitButtonText ' +
  'formSubmissionMessage successRedirect disclaimerMessage captchaEnabled captchaTheme captchaAlignment localizedStrings ' +
  'submissionVerticalAlignment buttonAlignment submissionMessageTextStyle submissionAnimation useLightbox lightboxHandleText ' +
  'firstFieldHighlightType submissionTextAlignment showTitle buttonVariant isFirstLastNameShowEnabled'
).split(' ');

/** Keys that are not worth a word: what the runtime reads, and what pages commonly hold besides. null: any; items of a shop hold whatever its owner adds. */
export const knownKeys: Readonly<Record<ItemKind, ReadonlySet<string> | null>> = {
  gallery: new Set<string>([...galleryBlockKeys, ...blockKeys, ...galleryKeys, ...summaryKeys]),
  form: new Set(formKeys),
  product: null,
  'cookie-banner': new Set<string>([...Object.keys(cookieBannerFields), ...settingsScreenKeys, ...ownKeys]),
};
