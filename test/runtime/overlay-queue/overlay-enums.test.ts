import { expect, test } from 'vitest';
import * as overlay from '../../../runtime/contract/overlays/overlay-enums.ts';

test('the settings of the cookie banner have their values', () => {
  expect(overlay.cookieBannerVariants).toEqual(['BAR', 'POPUP']);
  expect(overlay.cookieBannerBarPositions).toEqual(['TOP', 'BOTTOM']);
  expect(overlay.cookieBannerPopupPositions).toEqual(['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']);
  expect(overlay.cookieBannerThemes).toEqual(['LIGHT', 'DARK']);
  expect(overlay.cookieBannerCtaVariants).toEqual(['TEXT', 'BUTTON', 'ICON']);
  expect(overlay.cookieBannerAcceptTypes).toEqual(['OPT_IN', 'OPT_IN_AND_OUT']);
});

// overlays#popup-style, overlays#info-bar-style, overlays#announcement-shown, overlays#badge-types
test('popup, bars and badge have their numbers', () => {
  expect(overlay.popupOverlayStyles).toEqual({ NONE: 1, SHOW: 2 });
  expect(overlay.mobileInfoBarStyles).toEqual({ NONE: 1, LIGHT: 2, DARK: 3 });
  expect(overlay.badgeTypes).toEqual({ NONE: 1, BLACK: 2, WHITE: 3 });
  expect(overlay.announcementBarStyles).toEqual({ NONE: 1, SHOW: 2 });
});

// overlays#popup-position
test('popup positions are all nine of a 3x3 grid', () => {
  const grid = ['top', 'center', 'bottom'].flatMap((row) => ['left', 'center', 'right'].map((column) => `${row}-${column}`));
  expect(overlay.popupOverlayPositions).toEqual(grid);
});
