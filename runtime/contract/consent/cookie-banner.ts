import {
  type CookieBannerAcceptType,
  type CookieBannerCtaVariant,
  type CookieBannerPosition,
  type CookieBannerTheme,
  type CookieBannerVariant,
  cookieBannerCtaVariants,
  cookieBannerPopupPositions,
} from '../overlays/overlay-enums.ts';
import { readFields, readFlag, readOneOf, readText } from '../read.ts';
import { type BannerTexts, bannerTexts } from './constants.ts';

/** The banner's appearance and texts after all defaults: consent#banner-settings. */
export interface BannerAppearance {
  readonly variant: CookieBannerVariant;
  readonly position: CookieBannerPosition;
  readonly theme: CookieBannerTheme;
  readonly ctaVariant: CookieBannerCtaVariant;
  readonly acceptType: CookieBannerAcceptType;
  /** The owner's HTML, which is not trusted: consent#banner-html. The labels are plain text. */
  readonly text: string;
  readonly ctaText: string;
  readonly optOutCtaText: string;
}

/** A page's cookie settings after all defaults. */
export interface CookieBanner extends BannerAppearance {
  readonly enabled: boolean;
  readonly restrictive: boolean;
  readonly absolute: boolean;
  readonly visitorDataRestricted: boolean;
  readonly hasOptOut: boolean;
  readonly hasManageCookies: boolean;
  readonly manageCookiesLabel: string;
  readonly savedPreferencesText: string;
  readonly savedPreferencesLayout: string;
}

const emptyMarkup = /<\/?(?:p|div|span|br|b|strong|i|em|u)\b[^<>]*>|&(?:nbsp|#160|#xa0);|\s|\u200b/gi;

/** Returns whether a text consists of spaces and tags of empty paragraphs: consent#banner-texts. */
export const isEmptyText = (text: string): boolean => !text.replace(emptyMarkup, '');

const readNonEmpty = (value: unknown, fallback: string): string => {
  const text = readText(value);
  return isEmptyText(text) ? fallback : text;
};

/** consent#banner-position */
const readPosition = (variant: CookieBannerVariant, value: unknown): CookieBannerPosition => {
  const top = readOneOf(['TOP', 'TOP_LEFT', 'TOP_RIGHT'], value, '');
  if (variant === 'BAR') return top ? 'TOP' : 'BOTTOM';
  return readOneOf(cookieBannerPopupPositions, value, top ? 'TOP_LEFT' : 'BOTTOM_LEFT');
};

/**
 * Returns the banner's appearance and texts. Absent, empty and wrong values take their default; never throws.
 * @param texts default texts; English unless the caller gives others.
 */
export const decodeBannerAppearance = (settings: unknown, texts: BannerTexts = bannerTexts): BannerAppearance => {
  const input = readFields(settings);
  const variant = input.cookieBannerVariant === 'POPUP' ? 'POPUP' : 'BAR';
  return {
    variant,
    position: readPosition(variant, input.cookieBannerPosition),
    theme: input.cookieBannerTheme === 'LIGHT' ? 'LIGHT' : 'DARK',
    ctaVariant: readOneOf(cookieBannerCtaVariants, input.cookieBannerCtaVariant, 'ICON'),
    acceptType: input.cookieBannerAcceptType === 'OPT_IN_AND_OUT' ? 'OPT_IN_AND_OUT' : 'OPT_IN',
    text: readNonEmpty(input.cookieBannerText, texts.text),
    ctaText: readNonEmpty(input.cookieBannerCtaText, texts.ctaText),
    optOutCtaText: readNonEmpty(input.cookieBannerOptOutCtaText, texts.optOutCtaText),
  };
};

/** Returns the cookie settings in force. Absent, empty and wrong values take their default, in English; never throws. */
export const decodeCookieBanner = (settings: unknown): CookieBanner => {
  const input = readFields(settings);
  return {
    enabled: readFlag(input.isCookieBannerEnabled),
    restrictive: readFlag(input.isRestrictiveCookiePolicyEnabled),
    absolute: readFlag(input.isRestrictiveCookiePolicyAbsolute),
    visitorDataRestricted: readFlag(input.isVisitorDataRestricted),
    ...decodeBannerAppearance(settings),
    hasOptOut: readFlag(input.cookieBannerHasOptOut),
    hasManageCookies: readFlag(input.cookieBannerHasManageCookies),
    manageCookiesLabel: readNonEmpty(input.cookieBannerManageCookiesLabel, bannerTexts.manageCookiesLabel),
    savedPreferencesText: readNonEmpty(input.cookieBannerSavedPreferencesText, bannerTexts.savedPreferencesText),
    savedPreferencesLayout: readText(input.cookieBannerSavedPreferencesLayout),
  };
};
