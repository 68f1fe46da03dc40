import { expect, test } from 'vitest';
import { cookieBannerSchema } from '../../helpers/schemas/cookie-banner-schema.ts';

const wrong = (settings: unknown) => cookieBannerSchema.safeParse(settings).error?.issues.map(({ path }) => path.join('/')) ?? [];

test('unset values, unknown keys and permitted values are valid', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ cookieBannerTheme: '', cookieBannerVariant: null, cookieBannerText: '<p></p>', laterKey: 7 })).toEqual([]);
  expect(wrong({ cookieBannerVariant: 'POPUP', cookieBannerPosition: 'TOP_RIGHT', isCookieBannerEnabled: true })).toEqual([]);
});

// consent#banner-settings
test('values that the runtime replaces are invalid', () => {
  expect(
    wrong({ isCookieBannerEnabled: 'true', cookieBannerVariant: 'bar', cookieBannerPosition: 'LEFT', cookieBannerText: 5 }),
  ).toEqual(['isCookieBannerEnabled', 'cookieBannerVariant', 'cookieBannerPosition', 'cookieBannerText']);
});
