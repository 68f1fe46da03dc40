import { describe, expect, test } from 'vitest';
import { decodeCookieBanner, isEmptyText } from '../../../runtime/contract/consent/cookie-banner.ts';
import { hostileValues } from '../../helpers/values/hostile.ts';

const defaultText = 'This site uses cookies to work properly and to see how it is used.';

const defaults = {
  enabled: false,
  restrictive: false,
  absolute: false,
  visitorDataRestricted: false,
  variant: 'BAR',
  position: 'BOTTOM',
  theme: 'DARK',
  ctaVariant: 'ICON',
  acceptType: 'OPT_IN',
  text: defaultText,
  ctaText: 'Accept',
  optOutCtaText: 'Decline',
  hasOptOut: false,
  hasManageCookies: false,
  manageCookiesLabel: 'Manage cookies',
  savedPreferencesText: 'Cookie preferences',
  savedPreferencesLayout: '',
};

// consent#absent-settings
test('absent settings, as on pages from before 2017, take every default', () => {
  expect(decodeCookieBanner(undefined)).toEqual(defaults);
  expect(decodeCookieBanner({ isRestrictiveCookiePolicyEnabled: false })).toEqual(defaults);
});

test('an enabled banner whose other fields are all empty takes every other default', () => {
  const names = 'Text Theme Variant Position CtaVariant CtaText AcceptType OptOutCtaText'.split(' ');
  const empty = Object.fromEntries(names.map((name) => [`cookieBanner${name}`, '']));
  expect(decodeCookieBanner({ ...empty, isCookieBannerEnabled: true })).toEqual({ ...defaults, enabled: true });
});

test('the owner’s values are kept', () => {
  expect(
    decodeCookieBanner({
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: true,
      isRestrictiveCookiePolicyAbsolute: true,
      isVisitorDataRestricted: true,
      cookieBannerVariant: 'POPUP',
      cookieBannerPosition: 'TOP_RIGHT',
      cookieBannerTheme: 'LIGHT',
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerText: '<p>We use <strong>cookies</strong>.</p>',
      cookieBannerCtaText: 'Fine',
      cookieBannerOptOutCtaText: 'No, thanks',
      cookieBannerHasOptOut: true,
      cookieBannerHasManageCookies: true,
      cookieBannerManageCookiesLabel: 'Choose',
      cookieBannerSavedPreferencesText: 'Your choice',
      cookieBannerSavedPreferencesLayout: 'PILL',
    }),
  ).toEqual({
    enabled: true,
    restrictive: true,
    absolute: true,
    visitorDataRestricted: true,
    variant: 'POPUP',
    position: 'TOP_RIGHT',
    theme: 'LIGHT',
    ctaVariant: 'BUTTON',
    acceptType: 'OPT_IN_AND_OUT',
    text: '<p>We use <strong>cookies</strong>.</p>',
    ctaText: 'Fine',
    optOutCtaText: 'No, thanks',
    hasOptOut: true,
    hasManageCookies: true,
    manageCookiesLabel: 'Choose',
    savedPreferencesText: 'Your choice',
    savedPreferencesLayout: 'PILL',
  });
});

// consent#banner-position
describe('the position depends on the variant', () => {
  test.each([
    ['BAR', 'TOP', 'TOP'],
    ['BAR', 'BOTTOM', 'BOTTOM'],
    ['BAR', 'TOP_LEFT', 'TOP'],
    ['BAR', 'TOP_RIGHT', 'TOP'],
    ['BAR', 'BOTTOM_LEFT', 'BOTTOM'],
    ['BAR', 'BOTTOM_RIGHT', 'BOTTOM'],
    ['BAR', 'middle', 'BOTTOM'],
    ['BAR', '', 'BOTTOM'],
    ['POPUP', 'TOP', 'TOP_LEFT'],
    ['POPUP', 'BOTTOM', 'BOTTOM_LEFT'],
    ['POPUP', 'TOP_LEFT', 'TOP_LEFT'],
    ['POPUP', 'TOP_RIGHT', 'TOP_RIGHT'],
    ['POPUP', 'BOTTOM_LEFT', 'BOTTOM_LEFT'],
    ['POPUP', 'BOTTOM_RIGHT', 'BOTTOM_RIGHT'],
    ['POPUP', 'middle', 'BOTTOM_LEFT'],
    ['POPUP', undefined, 'BOTTOM_LEFT'],
    ['ribbon', 'TOP_RIGHT', 'TOP'],
    [undefined, 'TOP', 'TOP'],
  ])('a %s at %s is placed at %s', (cookieBannerVariant, cookieBannerPosition, position) => {
    expect(decodeCookieBanner({ cookieBannerVariant, cookieBannerPosition }).position).toBe(position);
  });
});

// consent#banner-variant, consent#banner-theme, consent#banner-control, consent#accept-type
test('unknown choices become BAR, DARK, ICON and OPT_IN', () => {
  const banner = decodeCookieBanner({
    cookieBannerVariant: 'bar',
    cookieBannerTheme: 'light',
    cookieBannerCtaVariant: 'LINK',
    cookieBannerAcceptType: 'OPT_OUT',
  });
  expect(banner).toEqual(defaults);
});

// consent#banner-texts
test.each([
  '<p></p>',
  '<p> </p>',
  '<p>&nbsp;</p>',
  '<p>\u00a0</p>',
  '<p class="x"><br></p>',
  '<P><BR/></P>\n',
  '<p><strong></strong></p><p>&#160;</p>',
])('the text %j counts as empty', (text) => {
  expect(isEmptyText(text)).toBe(true);
  expect(decodeCookieBanner({ cookieBannerText: text }).text).toBe(defaultText);
});

test.each(['<p>.</p>', '<p><img src="a.png"></p>', 'a', '&amp;', '<pre></pre>'])(
  'the text %j does not count as empty',
  (text) => {
    expect(decodeCookieBanner({ cookieBannerText: text }).text).toBe(text);
  },
);

test('a text of 100,000 opening tags is decoded at once', () => {
  expect(isEmptyText('<p'.repeat(100_000))).toBe(false);
});

test('no value, in place of the settings or of one of them, throws', () => {
  for (const value of hostileValues) {
    expect(() => decodeCookieBanner(value)).not.toThrow();
    const each = Object.fromEntries(
      ['Variant', 'Position', 'Theme', 'CtaVariant', 'AcceptType', 'Text'].map((name) => [`cookieBanner${name}`, value]),
    );
    const banner = decodeCookieBanner({ ...each, isCookieBannerEnabled: value });
    expect(['variant', 'position', 'theme', 'ctaVariant', 'acceptType', 'text'].map((name) => Reflect.get(banner, name))).toEqual(
      [
        'BAR',
        'BOTTOM',
        'DARK',
        'ICON',
        'OPT_IN',
        typeof value === 'string' && value.trim() && value !== '<p>' ? value : defaultText,
      ],
    );
  }
});

describe('every combination of variant, position, theme, control, accept type and texts', () => {
  const unknown = ['', undefined, null, 'bar', 7];
  const variants = ['BAR', 'POPUP', ...unknown];
  const positions = ['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT', ...unknown];
  const themes = ['LIGHT', 'DARK', ...unknown];
  const ctaVariants = ['TEXT', 'BUTTON', 'ICON', ...unknown];
  const acceptTypes = ['OPT_IN', 'OPT_IN_AND_OUT', ...unknown];
  const texts: readonly (readonly [given: unknown, used: string | null])[] = [
    ['', null],
    [undefined, null],
    ['<p></p>', null],
    ['<p>Own <a href="/x">words</a></p>', '<p>Own <a href="/x">words</a></p>'],
  ];

  // consent#banner-position
  const barPositions: Readonly<Record<string, string>> = { TOP: 'TOP', TOP_LEFT: 'TOP', TOP_RIGHT: 'TOP' };
  // … "a popup takes its given position, where TOP becomes TOP_LEFT and BOTTOM or anything else becomes BOTTOM_LEFT".
  const popupPositions: Readonly<Record<string, string>> = {
    TOP: 'TOP_LEFT',
    TOP_LEFT: 'TOP_LEFT',
    TOP_RIGHT: 'TOP_RIGHT',
    BOTTOM_RIGHT: 'BOTTOM_RIGHT',
  };
  const positionOf = (variant: unknown, position: unknown) =>
    variant === 'POPUP' ? (popupPositions[String(position)] ?? 'BOTTOM_LEFT') : (barPositions[String(position)] ?? 'BOTTOM');

  test.each(variants)('of variant %j', (cookieBannerVariant) => {
    let tried = 0;
    for (const cookieBannerPosition of positions)
      for (const cookieBannerTheme of themes)
        for (const cookieBannerCtaVariant of ctaVariants)
          for (const cookieBannerAcceptType of acceptTypes)
            for (const [given, used] of texts) {
              const settings = {
                cookieBannerVariant,
                cookieBannerPosition,
                cookieBannerTheme,
                cookieBannerCtaVariant,
                cookieBannerAcceptType,
                cookieBannerText: given,
                cookieBannerCtaText: given,
                cookieBannerOptOutCtaText: given,
              };
              const expected = [
                cookieBannerVariant === 'POPUP' ? 'POPUP' : 'BAR',
                positionOf(cookieBannerVariant, cookieBannerPosition),
                cookieBannerTheme === 'LIGHT' ? 'LIGHT' : 'DARK',
                cookieBannerCtaVariant === 'TEXT' || cookieBannerCtaVariant === 'BUTTON' ? cookieBannerCtaVariant : 'ICON',
                cookieBannerAcceptType === 'OPT_IN_AND_OUT' ? 'OPT_IN_AND_OUT' : 'OPT_IN',
                used ?? defaultText,
                used ?? 'Accept',
                used ?? 'Decline',
              ];
              const { variant, position, theme, ctaVariant, acceptType, text, ctaText, optOutCtaText } =
                decodeCookieBanner(settings);
              const decoded = [variant, position, theme, ctaVariant, acceptType, text, ctaText, optOutCtaText];
              if (decoded.join('|') !== expected.join('|'))
                expect({ settings, decoded }).toEqual({ settings, decoded: expected });
              tried += 1;
            }
    expect(tried).toBe(11 * 7 * 8 * 7 * 4);
  });
});
