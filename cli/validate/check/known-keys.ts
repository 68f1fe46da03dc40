import type { ItemKind } from '../find/item.ts';
import { cookieBannerFields } from '../replacements/explain-cookie-banner.ts';
import { galleryBlockKeys } from '../replacements/gallery-block.ts';

// Keys of many published pages that the runtime ignores: gallery#data-keys.
const blockKeys = 'blockId collectionId filter floatDir hSize headerText pageSize textSize blockAnimation'.split(' ');
const galleryKeys = (
  'existingGallery existingGalleryId methodOption transientGalleryId title thumbnail excerpt pageCollectionId ' +
  'containingItemId connectedAccountId search-deprecated-warning enable-search enable-search-disabled socialCollectionId ' +
  'previewCollectionId status searchId searchTerm refresh unsafeSearch'
).split(' ');
const summaryKeys = (
  'collectionType listImageAlignment textAlignment showTitle showThumbnail showExcerpt showReadMoreLink showPrice ' +
  'productQuickViewEnabled showPastOrUpcomingEvents metadataPosition primaryMetadata secondaryMetadata'
).split(' ');
// Names of two settings in the platform's settings screen.
const settingsScreenKeys = ['isActivityLogEnabled', 'isAnalyticsCookiesDisabled'];
// Settings that only this runtime has: consent#consent-features.
const ownKeys = ['consentOptions'];

// Keys of form contexts: forms#context-script.
const formKeys = (
  'formId formName collectionId objectName secureUrl useFormsJs formFields formFieldFormats formSubmitButtonText ' +
  'formSubmissionMessage successRedirect disclaimerMessage captchaEnabled captchaTheme captchaAlignment localizedStrings ' +
  'submissionVerticalAlignment buttonAlignment submissionMessageTextStyle submissionAnimation useLightbox lightboxHandleText ' +
  'firstFieldHighlightType submissionTextAlignment showTitle buttonVariant isFirstLastNameShowEnabled'
).split(' ');

/**
 * Keys without a finding, by kind of item: those that the runtime reads, and those that pages commonly have. null accepts every
 * key, because owners add keys to items of a store.
 */
export const knownKeys: Readonly<Record<ItemKind, ReadonlySet<string> | null>> = {
  gallery: new Set<string>(['$schema', ...galleryBlockKeys, ...blockKeys, ...galleryKeys, ...summaryKeys]),
  form: new Set(['$schema', ...formKeys]),
  product: null,
  'cookie-banner': new Set<string>(['$schema', ...Object.keys(cookieBannerFields), ...settingsScreenKeys, ...ownKeys]),
};
