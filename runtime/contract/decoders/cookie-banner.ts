import {
  type CookieBannerAcceptType,
  type CookieBannerCtaVariant,
  type CookieBannerPosition,
  type CookieBannerTheme,
  type CookieBannerVariant,
  cookieBannerCtaVariants,
  cookieBannerPopupPositions,
} from '../enums/overlay.ts';
import { readFields, readFlag, readOneOf, readText } from './read.ts';

/** A page's cookie settings after all defaulting rules of spec 2 §5: the values the runtime works with. */
export interface CookieBanner {
  readonly enabled: boolean;
  readonly restrictive: boolean;
  readonly absolute: boolean;
  readonly visitorDataRestricted: boolean;
  readonly variant: CookieBannerVariant;
  readonly position: CookieBannerPosition;
  readonly theme: CookieBannerTheme;
  readonly ctaVariant: CookieBannerCtaVariant;
  readonly acceptType: CookieBannerAcceptType;
  /** HTML as the owner wrote it; never to be trusted. The labels are plain text. */
  readonly text: string;
  readonly ctaText: string;
  readonly optOutCtaText: string;
  readonly hasOptOut: boolean;
  readonly hasManageCookies: boolean;
  readonly manageCookiesLabel: string;
  readonly savedPreferencesText: string;
  readonly savedPreferencesLayout: string;
}

/** Shown where the owner wrote nothing (our choice: the specification does not show them). */
export const cookieBannerTexts = {
  text: 'This site uses cookies to work properly and to see how it is used.',
  ctaText: 'Accept',
  optOutCtaText: 'Decline',
  manageCookiesLabel: 'Manage cookies',
  savedPreferencesText: 'Cookie preferences',
} as const;

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

/** Effective cookie settings. Absent, empty and wrong values take their default; never throws. Spec 2 §3, §5. */
export const decodeCookieBanner = (settings: unknown): CookieBanner => {
  const given = readFields(settings);
  const variant = given.cookieBannerVariant === 'POPUP' ? 'POPUP' : 'BAR';
  return {
    enabled: readFlag(given.isCookieBannerEnabled),
    restrictive: readFlag(given.isRestrictiveCookiePolicyEnabled),
    absolute: readFlag(given.isRestrictiveCookiePolicyAbsolute),
    visitorDataRestricted: readFlag(given.isVisitorDataRestricted),
    variant,
    position: readPosition(variant, given.cookieBannerPosition),
    theme: given.cookieBannerTheme === 'LIGHT' ? 'LIGHT' : 'DARK',
    ctaVariant: readOneOf(cookieBannerCtaVariants, given.cookieBannerCtaVariant, 'ICON'),
    acceptType: given.cookieBannerAcceptType === 'OPT_IN_AND_OUT' ? 'OPT_IN_AND_OUT' : 'OPT_IN',
    text: readWords(given.cookieBannerText, cookieBannerTexts.text),
    ctaText: readWords(given.cookieBannerCtaText, cookieBannerTexts.ctaText),
    optOutCtaText: readWords(given.cookieBannerOptOutCtaText, cookieBannerTexts.optOutCtaText),
    hasOptOut: readFlag(given.cookieBannerHasOptOut),
    hasManageCookies: readFlag(given.cookieBannerHasManageCookies),
    manageCookiesLabel: readWords(given.cookieBannerManageCookiesLabel, cookieBannerTexts.manageCookiesLabel),
    savedPreferencesText: readWords(given.cookieBannerSavedPreferencesText, cookieBannerTexts.savedPreferencesText),
    savedPreferencesLayout: readText(given.cookieBannerSavedPreferencesLayout),
  };
};
