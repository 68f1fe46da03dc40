// Part of the boot script.
/** site#page-types */

/** Separate from the table of 0.3 kB, for code that every page fetches. */
export const searchPageType = 102;

/** MAIN_CONTENT and CONTENT_COLLECTION are two names of one number. */
export const pageTypes = {
  MAIN_CONTENT: 1,
  CONTENT_COLLECTION: 1,
  PAGE: 2,
  SPLASH_PAGE: 3,
  CONTENT_ITEM: 50,
  NOT_FOUND: 100,
  ERROR: 101,
  SEARCH: searchPageType,
  LOCK_SCREEN: 103,
  POPUP_OVERLAY: 104,
  PROTECTED_CONTENT: 105,
  MEMBER_AREA_ACCESS_DENIED: 106,
  SHOW_CART: 200,
  CHECKOUT: 201,
  ORDER_CONFIRMED: 202,
  DONATE: 203,
  CONTRIBUTION_CONFIRMED: 204,
  COMMERCE_CART_V2: 205,
  SUBSCRIPTION_CONFIRMED: 206,
  ORDER_RECEIVED: 207,
  MEMBERSHIP_CONFIRMED: 208,
  NEWSLETTER_UNSUBSCRIBE: 300,
  COMMERCE_EMAIL_PREVIEW: 301,
} as const;
export type PageType = (typeof pageTypes)[keyof typeof pageTypes];

/** NOT_FOUND, ERROR and MEMBER_AREA_ACCESS_DENIED. */
export const errorPageTypes = [100, 101, 106] as const satisfies readonly PageType[];

/** Pages whose visits are not tracked: NOT_FOUND, LOCK_SCREEN and MEMBER_AREA_ACCESS_DENIED. */
export const untrackedPageTypes = [100, 103, 106] as const satisfies readonly PageType[];

/** Ways in which a collection lists its items. */
export const collectionViewModes = ['list', 'grid', 'product'] as const;

/** Devices of the preview. */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const;

/** Kinds of slides: cover pages, lock screens and popups consist of them. */
export const coverPageSlideTypes = { COVER_PAGE: 1, LOCK_SCREEN: 2, POPUP_OVERLAY: 3 } as const;

/** The tablet query matches nothing (our choice of words). */
export const breakpointQueries = {
  mobile: '(max-width: 432px)',
  desktop: '(min-width: 433px)',
  tablet: 'not all',
} as const;
