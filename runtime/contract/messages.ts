/**
 * Every sentence of the two error catalogues (spec 1 §8, spec 2 §8), once; functions where the specification has a placeholder.
 * Browser code imports the one topic it needs; the aggregate `messages` at the end is for Node code and tests.
 */

/** Spec 1 §8. */
export const chunkMessages = { failed: (chunk: string | number): string => `Loading chunk ${chunk} failed` } as const;

export const performanceMessages = {
  unexpectedStatus: 'XHR request DONE with unexpected status',
  settingsTimeout: 'Metric settings request timeout',
} as const;

export const eventMessages = {
  failed: (status: number): string => `Error tracking event: HTTP Status ${status}`,
  noPayload: 'no payload',
} as const;

export const imageMessages = {
  noImage: 'No image',
  noImages: 'No images',
  noRootNode: 'No root node',
  notANode: 'not a valid node',
  notAnImage: 'Element is not a valid image element',
  badSource: 'Invalid or missing image source',
} as const;

export const galleryMessages = {
  unparseable: 'Error decoding gallery block data',
  missing: 'Error evaluating gallery block data',
  unknownDesign: 'These are not the gallery designs you are looking for',
  unknownTransition: (name: string): string => `Could not find transition named ${name}`,
} as const;
/** One by one: each is in a chunk that has no use for the others. */
export const noVideoLoader = 'VideoLoader not found';
export const noLoader = 'Loader2 not found';
export const noLightbox = 'lightboxify is not available in this tier';
/** Spec 1 §5; the wording is our choice. */
export const badColumnWidth = 'autocolumns needs a columnWidth that is a positive number';

/** Spec 1 §8 says only that the load promise rejects; the sentence is our choice. */
export const mapMessages = { timeout: 'Loading the map library timed out' } as const;

/** Spec 2 §8 "Checkout". */
export const checkoutMessages = {
  noCart: 'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
} as const;

/** Spec 2 §8 "Form messages"; `tooLong`, `email` and `maskedPassword` are spec 2 §5. */
export const formMessages = {
  submitting: 'Submitting…',
  failed: 'Error processing form submission. Please reload and try again.',
  unknown: 'Unknown error, please try again later.',
  captcha: 'Complete CAPTCHA before submitting.',
  noKey: 'Could not get a form submission key, please try again later.',
  unparseable: 'Could not parse the form fields, please check your entries.',
  invalid: 'One or more fields is invalid, please check your entries.',
  reviewBelow: 'Your form has encountered a problem. Please scroll down to review.',
  reviewAbove: 'Your form has encountered a problem. Please scroll up to review.',
  tooLong: 'You have exceeded the character limit.',
  email: (format: string): string => `Email is not valid. Email addresses should follow the format ${format}.`,
  characterCount: (length: number, max: number): string => `${length} / ${max}`,
  emptyValue: 'N/A',
  maskedPassword: '__MASKED_FIELD__',
} as const;

export const formStatusMessages = {
  401: 'Unable to submit form. Please try again later.',
  404: 'This form has not been configured yet.',
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  500: 'Unable to send form. Please try again later.',
} as const satisfies Record<number, string>;

/** Spec 2 §8 "Data layer". */
export const dataLayerMessages = {
  unparseable: (url: string, message: string): string =>
    `Internal Error: Unable to parse server response from (${url}) as JSON: ${message}`,
  unauthorized: 'Unauthorized request',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  noConnection: 'Unable to connect…',
} as const;

/** Spec 2 §8 "System error overlay"; the double spaces are the specification's. */
export const systemErrorMessages = {
  title: 'Something Went Wrong!',
  cleaned:
    'Our system has encountered an error.  This exception has been automatically logged and reported.  We will return shortly.',
  network: 'Unable to connect to the provider.  Please try again.',
  reload: 'Reload Page',
  clear: 'Clear',
} as const;

/** Spec 2 §8 "Captcha and places". */
export const captchaMessages = {
  notSetUp: 'ReCaptcha has not been set up!',
  documentDestroyed: '[GoogleReCaptchaAPI] Document was destroyed',
  renderFailed: 'Error rendering captcha into node',
} as const;

export const placesMessages = {
  noContext: 'Please provide a tracking context when using Google Places API details to track cost',
} as const;

/** Spec 2 §5. */
export const invalidEmbed = 'Invalid video embed.';
export const videoMessages = { invalid: invalidEmbed } as const;

/** Spec 2 §2 "Page behaviours". */
export const logoutMessages = {
  title: 'Logout Successful',
  message: 'You have been successfully logged out.',
} as const;

/** Spec 2 §6: the alert's title; the wording of the rest is our choice. */
export const reservationMessages = {
  title: 'Preview Only',
  message: 'This is a preview. Please log out to use the reservation form.',
  logOut: 'Log out',
} as const;

/** Spec 2 §8 "Other" names the situations; the sentences are our choice. Those of start-up are apart, for the boot script's sake. */
export const startMessages = {
  secondRun: 'The runtime ran a second time on this page',
  noEnvironment: 'The page has no Static.SQUARESPACE_CONTEXT',
} as const;
export const pageMessages = {
  globalTween: 'The provided global tween is no longer supported. Please remove its usage or include your own copy.',
  galleryWithoutContainer: 'A gallery needs a container element',
  cartBundleFailed: 'Loading the cart bundle failed',
} as const;

export const waitForMessages = {
  notFound: (selector: string, elapsedMs: number): string => `"${selector}" was not found within ${elapsedMs} ms`,
  missingParent: 'The parent element is missing',
  missingParentOrSelector: 'A parent element and a selector are needed',
} as const;

/** Spec 2 §9 and §4: relative time, and the texts of products and subscriptions. */
export const relativeTimeMessages = {
  justNow: 'just now',
  about: (secondsDifference: number): string => `about ${secondsDifference} seconds ago`,
} as const;

export const productMessages = {
  from: (price: string): string => `from ${price}`,
  renewsEvery: (unit: 'week' | 'month' | 'year', count: number): string =>
    count === 1 ? `renews every ${unit}` : `renews every ${count} ${unit}s`,
  forPayments: (payments: number): string => ` for ${payments} payments`,
} as const;

/** All of the above by topic: for Node code and tests only. */
export const messages = {
  chunk: chunkMessages,
  performance: performanceMessages,
  events: eventMessages,
  images: imageMessages,
  gallery: /* @__PURE__ */ Object.assign({}, galleryMessages, {
    noVideoLoader,
    noLoader,
    noLightbox,
    badColumnWidth,
  }),
  map: mapMessages,
  checkout: checkoutMessages,
  forms: formMessages,
  formStatus: formStatusMessages,
  dataLayer: dataLayerMessages,
  systemError: systemErrorMessages,
  captcha: captchaMessages,
  places: placesMessages,
  video: videoMessages,
  logout: logoutMessages,
  reservation: reservationMessages,
  page: /* @__PURE__ */ Object.assign({}, startMessages, pageMessages),
  waitFor: waitForMessages,
  relativeTime: relativeTimeMessages,
  products: productMessages,
} as const;
