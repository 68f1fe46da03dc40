/** Cookie banner, popup overlay, bars and badge. Spec 2 §2, §3; announcement bar styles were met on published pages. */

export const cookieBannerVariants = ['BAR', 'POPUP'] as const;
export type CookieBannerVariant = (typeof cookieBannerVariants)[number];

export const cookieBannerBarPositions = ['TOP', 'BOTTOM'] as const;
export const cookieBannerPopupPositions = ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const;
export type CookieBannerPosition = (typeof cookieBannerBarPositions | typeof cookieBannerPopupPositions)[number];

export const cookieBannerThemes = ['LIGHT', 'DARK'] as const;
export type CookieBannerTheme = (typeof cookieBannerThemes)[number];

export const cookieBannerCtaVariants = ['TEXT', 'BUTTON', 'ICON'] as const;
export type CookieBannerCtaVariant = (typeof cookieBannerCtaVariants)[number];

export const cookieBannerAcceptTypes = ['OPT_IN', 'OPT_IN_AND_OUT'] as const;
export type CookieBannerAcceptType = (typeof cookieBannerAcceptTypes)[number];

export const popupOverlayStyles = { NONE: 1, SHOW: 2 } as const;

/** A 3x3 grid, row by row; the spelling is our choice. */
export const popupOverlayPositions = [
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center-center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export type PopupOverlayPosition = (typeof popupOverlayPositions)[number];

/** The popup's stored state: where it is kept, named for the product (the exact name is our choice), and its keys. */
export const popupOverlayStorageKey = 'squarespace-popup-overlay';
export const mobileInfoBarStyles = { NONE: 1, LIGHT: 2, DARK: 3 } as const;

export const announcementBarStyles = { NONE: 1, SHOW: 2 } as const;

export const badgeTypes = { NONE: 1, BLACK: 2, WHITE: 3 } as const;
