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
import { banner } from '../texts/en/common.ts';
import type { Texts } from '../texts/texts.ts';

/** How the banner looks and what it says, after all defaulting rules of spec 2 §5. */
export interface BannerLooks {
  readonly variant: CookieBannerVariant;
  readonly position: CookieBannerPosition;
  readonly theme: CookieBannerTheme;
  readonly ctaVariant: CookieBannerCtaVariant;
  readonly acceptType: CookieBannerAcceptType;
  /** HTML as the owner wrote it; never to be trusted. The labels are plain text. */
  readonly text: string;
  readonly ctaText: string;
  readonly optOutCtaText: string;
}

/** A page's cookie settings after all defaulting rules of spec 2 §5: the values the runtime works with. */
export interface CookieBanner extends BannerLooks {
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

/** True if nothing is left of the text without spaces and the tags of an empty paragraph. */
export const isEmptyText = (text: string): boolean => !text.replace(emptyMarkup, '');

const readWords = (value: unknown, fallback: string): string => {
  const text = readText(value);
  return isEmptyText(text) ? fallback : text;
};

/** A bar goes to the top or the bottom, a popup into a corner; the bottom, and the left, unless the settings say otherwise. */
const readPosition = (variant: CookieBannerVariant, value: unknown): CookieBannerPosition => {
  const top = readOneOf(['TOP', 'TOP_LEFT', 'TOP_RIGHT'], value, '');
  return variant === 'BAR'
    ? top
      ? 'TOP'
      : 'BOTTOM'
    : readOneOf(cookieBannerPopupPositions, value, top ? 'TOP_LEFT' : 'BOTTOM_LEFT');
};

/**
 * The banner's looks and words. Absent, empty and wrong values take their default; never throws. Spec 2 §3, §5.
 * @param texts Shown where the owner wrote nothing: English ones, unless others are given.
 */
export const decodeBannerLooks = (settings: unknown, texts: Texts['banner'] = banner): BannerLooks => {
  const input = readFields(settings);
  const variant = input.cookieBannerVariant === 'POPUP' ? 'POPUP' : 'BAR';
  return {
    variant,
    position: readPosition(variant, input.cookieBannerPosition),
    theme: input.cookieBannerTheme === 'LIGHT' ? 'LIGHT' : 'DARK',
    ctaVariant: readOneOf(cookieBannerCtaVariants, input.cookieBannerCtaVariant, 'ICON'),
    acceptType: input.cookieBannerAcceptType === 'OPT_IN_AND_OUT' ? 'OPT_IN_AND_OUT' : 'OPT_IN',
    text: readWords(input.cookieBannerText, texts.text),
    ctaText: readWords(input.cookieBannerCtaText, texts.ctaText),
    optOutCtaText: readWords(input.cookieBannerOptOutCtaText, texts.optOutCtaText),
  };
};

/** Effective cookie settings. Absent, empty and wrong values take their default, in English; never throws. Spec 2 §3, §5. */
export const decodeCookieBanner = (settings: unknown): CookieBanner => {
  const input = readFields(settings);
  return {
    enabled: readFlag(input.isCookieBannerEnabled),
    restrictive: readFlag(input.isRestrictiveCookiePolicyEnabled),
    absolute: readFlag(input.isRestrictiveCookiePolicyAbsolute),
    visitorDataRestricted: readFlag(input.isVisitorDataRestricted),
    ...decodeBannerLooks(settings),
    hasOptOut: readFlag(input.cookieBannerHasOptOut),
    hasManageCookies: readFlag(input.cookieBannerHasManageCookies),
    manageCookiesLabel: readWords(input.cookieBannerManageCookiesLabel, banner.manageCookiesLabel),
    savedPreferencesText: readWords(input.cookieBannerSavedPreferencesText, banner.savedPreferencesText),
    savedPreferencesLayout: readText(input.cookieBannerSavedPreferencesLayout),
  };
};
