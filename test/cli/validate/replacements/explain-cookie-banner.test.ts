import { expect, test } from 'vitest';
import { explainCookieBanner } from '../../../../cli/validate/replacements/explain-cookie-banner.ts';
import { hostileValues } from '../../../helpers/values/hostile.ts';

const mistakes = (settings: unknown) => explainCookieBanner(settings).filter(({ reason }) => reason !== 'unset');

test('settings that are used as given are not reported', () => {
  expect(
    mistakes({
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: false,
      cookieBannerVariant: 'BAR',
      cookieBannerPosition: 'TOP',
      cookieBannerTheme: 'LIGHT',
      cookieBannerCtaVariant: 'TEXT',
      cookieBannerAcceptType: 'OPT_IN',
      cookieBannerText: '<p>Cookies.</p>',
    }),
  ).toEqual([]);
});

// consent#banner-settings
test('each replaced value is reported with the value that is used', () => {
  expect(
    mistakes({
      isCookieBannerEnabled: 'yes',
      cookieBannerVariant: 'RIBBON',
      cookieBannerPosition: 'LEFT',
      cookieBannerTheme: 'light',
      cookieBannerCtaVariant: 7,
      cookieBannerText: '<p>&nbsp;</p>',
    }),
  ).toEqual([
    { field: 'isCookieBannerEnabled', input: 'yes', used: false, reason: 'wrong-type' },
    { field: 'cookieBannerVariant', input: 'RIBBON', used: 'BAR', reason: 'unknown' },
    { field: 'cookieBannerPosition', input: 'LEFT', used: 'BOTTOM', reason: 'unknown' },
    { field: 'cookieBannerTheme', input: 'light', used: 'DARK', reason: 'unknown' },
    { field: 'cookieBannerCtaVariant', input: 7, used: 'ICON', reason: 'wrong-type' },
    {
      field: 'cookieBannerText',
      input: '<p>&nbsp;</p>',
      used: 'This site uses cookies to work properly and to see how it is used.',
      reason: 'empty',
    },
  ]);
});

test('a position that the variant cannot take is converted', () => {
  expect(mistakes({ cookieBannerVariant: 'POPUP', cookieBannerPosition: 'TOP' })).toEqual([
    { field: 'cookieBannerPosition', input: 'TOP', used: 'TOP_LEFT', reason: 'converted' },
  ]);
  expect(mistakes({ cookieBannerPosition: 'BOTTOM_RIGHT' })).toEqual([
    { field: 'cookieBannerPosition', input: 'BOTTOM_RIGHT', used: 'BOTTOM', reason: 'converted' },
  ]);
});

test('unset choices and texts are reported as unset, absent flags are not reported', () => {
  const unset = explainCookieBanner({ cookieBannerTheme: '' });
  expect(unset.every(({ reason }) => reason === 'unset')).toBe(true);
  expect(unset).toContainEqual({ field: 'cookieBannerTheme', input: '', used: 'DARK', reason: 'unset' });
  expect(unset.map(({ field }) => field)).not.toContain('isCookieBannerEnabled');
});

test('no value throws', () => {
  for (const value of hostileValues) {
    expect(() => explainCookieBanner(value)).not.toThrow();
    expect(() => explainCookieBanner({ cookieBannerText: value, isCookieBannerEnabled: value })).not.toThrow();
  }
});
