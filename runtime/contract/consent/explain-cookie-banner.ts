import {
  cookieBannerAcceptTypes,
  cookieBannerCtaVariants,
  cookieBannerThemes,
  cookieBannerVariants,
} from '../overlays/overlay-enums.ts';
import { isUnset, readFields } from '../read.ts';
import type { Replacement, ReplacementReason } from '../replacement.ts';
import { type CookieBanner, decodeCookieBanner, isEmptyText } from './cookie-banner.ts';

const positions = ['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'];

type Rule = readonly [property: keyof CookieBanner, kind: 'flag' | 'text' | readonly string[]];

/** Every setting the runtime reads, with what may stand there. */
export const cookieBannerFields: Readonly<Record<string, Rule>> = {
  isCookieBannerEnabled: ['enabled', 'flag'],
  isRestrictiveCookiePolicyEnabled: ['restrictive', 'flag'],
  isRestrictiveCookiePolicyAbsolute: ['absolute', 'flag'],
  isVisitorDataRestricted: ['visitorDataRestricted', 'flag'],
  cookieBannerVariant: ['variant', cookieBannerVariants],
  cookieBannerPosition: ['position', positions],
  cookieBannerTheme: ['theme', cookieBannerThemes],
  cookieBannerCtaVariant: ['ctaVariant', cookieBannerCtaVariants],
  cookieBannerAcceptType: ['acceptType', cookieBannerAcceptTypes],
  cookieBannerText: ['text', 'text'],
  cookieBannerCtaText: ['ctaText', 'text'],
  cookieBannerOptOutCtaText: ['optOutCtaText', 'text'],
  cookieBannerHasOptOut: ['hasOptOut', 'flag'],
  cookieBannerHasManageCookies: ['hasManageCookies', 'flag'],
  cookieBannerManageCookiesLabel: ['manageCookiesLabel', 'text'],
  cookieBannerSavedPreferencesText: ['savedPreferencesText', 'text'],
  cookieBannerSavedPreferencesLayout: ['savedPreferencesLayout', 'text'],
};

const reasonFor = (given: unknown, kind: Rule[1]): ReplacementReason => {
  if (isUnset(given)) return 'unset';
  if (kind === 'flag') return given === 'true' || given === 'false' ? 'converted' : 'wrong-type';
  if (typeof given !== 'string') return 'wrong-type';
  if (kind === 'text') return isEmptyText(given) ? 'empty' : 'converted';
  // A known position that the variant cannot take is moved to the nearest one.
  return kind.includes(given) ? 'converted' : 'unknown';
};

/**
 * Returns which cookie settings the runtime does not use as given, in the order above; empty if it uses all. A flag that is absent is
 * off and not reported. Never throws. Spec 2 §5.
 */
export const explainCookieBanner = (settings: unknown): readonly Replacement[] => {
  const fields = readFields(settings);
  const effective = decodeCookieBanner(settings);
  return Object.entries(cookieBannerFields).flatMap(([field, [property, kind]]) => {
    const given = fields[field];
    const used = effective[property];
    const reason = reasonFor(given, kind);
    return given === used || (kind === 'flag' && reason === 'unset') ? [] : [{ field, given, used, reason }];
  });
};
