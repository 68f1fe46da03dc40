/** Values in the settings of cookie banner, popup, bars and badge. */

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

/** A grid of 3 by 3, row by row. overlays#popup-position */
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

/** Local-storage key of the popup's state. overlays#popup-stored-state */
export const popupOverlayStorageKey = 'squarespace-popup-overlay';

export const mobileInfoBarStyles = { NONE: 1, LIGHT: 2, DARK: 3 } as const;

export const announcementBarStyles = { NONE: 1, SHOW: 2 } as const;

export const badgeTypes = { NONE: 1, BLACK: 2, WHITE: 3 } as const;
