import { expect, test } from 'vitest';
import { expectedBanner } from '../../../../cli/audit/judging/expected-banner.ts';

test('without settings the banner is a dark bar at the bottom with an icon that accepts', () => {
  const defaults = {
    'data-variant': 'BAR',
    'data-position': 'BOTTOM',
    'data-theme': 'DARK',
    'data-cta-variant': 'ICON',
    'data-accept-type': 'OPT_IN',
  };
  expect(expectedBanner({})).toEqual(defaults);
  expect(expectedBanner({ cookieBannerVariant: 'WALL', cookieBannerTheme: '', cookieBannerCtaVariant: 7 })).toEqual(defaults);
});

test.each([
  ['BAR', 'TOP', 'TOP'],
  ['BAR', 'TOP_LEFT', 'TOP'],
  ['BAR', 'TOP_RIGHT', 'TOP'],
  ['BAR', 'BOTTOM_RIGHT', 'BOTTOM'],
  ['POPUP', 'TOP_RIGHT', 'TOP_RIGHT'],
  ['POPUP', 'TOP', 'TOP_LEFT'],
  ['POPUP', 'BOTTOM', 'BOTTOM_LEFT'],
  ['POPUP', 'ELSEWHERE', 'BOTTOM_LEFT'],
])('a %s with the position %s is at %s', (cookieBannerVariant, cookieBannerPosition, position) => {
  expect(expectedBanner({ cookieBannerVariant, cookieBannerPosition })['data-position']).toBe(position);
});

test('valid values are kept', () => {
  const given = { cookieBannerTheme: 'LIGHT', cookieBannerCtaVariant: 'TEXT', cookieBannerAcceptType: 'OPT_IN_AND_OUT' };
  expect(expectedBanner(given)).toMatchObject({
    'data-theme': 'LIGHT',
    'data-cta-variant': 'TEXT',
    'data-accept-type': 'OPT_IN_AND_OUT',
  });
});
