/** Expected data attributes of the banner's root. */
export type BannerAttributes = Readonly<
  Record<'data-variant' | 'data-position' | 'data-theme' | 'data-cta-variant' | 'data-accept-type', string>
>;

type Settings = Readonly<Record<string, unknown>>;

/** Returns the effective values of a page's cookie settings, as attributes of the banner: consent#banner-root. */
export function expectedBanner(settings: Settings): BannerAttributes {
  const variant = oneOf(settings.cookieBannerVariant, ['BAR', 'POPUP'], 'BAR');
  return {
    'data-variant': variant,
    'data-position':
      variant === 'BAR' ? barPosition(settings.cookieBannerPosition) : popupPosition(settings.cookieBannerPosition),
    'data-theme': oneOf(settings.cookieBannerTheme, ['LIGHT', 'DARK'], 'DARK'),
    'data-cta-variant': oneOf(settings.cookieBannerCtaVariant, ['TEXT', 'BUTTON', 'ICON'], 'ICON'),
    'data-accept-type': oneOf(settings.cookieBannerAcceptType, ['OPT_IN', 'OPT_IN_AND_OUT'], 'OPT_IN'),
  };
}

const barPosition = (input: unknown): string =>
  typeof input === 'string' && /^TOP(_LEFT|_RIGHT)?$/.test(input) ? 'TOP' : 'BOTTOM';

function popupPosition(input: unknown): string {
  if (input === 'TOP') return 'TOP_LEFT';
  return oneOf(input, ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'], 'BOTTOM_LEFT');
}

const oneOf = (input: unknown, words: readonly string[], otherwise: string): string =>
  typeof input === 'string' && words.includes(input) ? input : otherwise;
