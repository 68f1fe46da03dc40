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

const reasonFor = (value: unknown, kind: Rule[1]): ReplacementReason => {
  if (isUnset(value)) return 'unset';
  if (kind === 'flag') return value === 'true' || value === 'false' ? 'converted' : 'wrong-type';
  if (typeof value !== 'string') return 'wrong-type';
  if (kind === 'text') return isEmptyText(value) ? 'empty' : 'converted';
  // A known position that the variant cannot take is moved to the nearest one.
  return kind.includes(value) ? 'converted' : 'unknown';
};

/**
 * Returns which cookie settings the runtime does not use as given, in the order above; empty if it uses all. A flag that is absent is
 * off and not reported. Never throws. Spec 2 §5.
 */
export const explainCookieBanner = (settings: unknown): readonly Replacement[] => {
  const fields = readFields(settings);
  const effective = decodeCookieBanner(settings);
  return Object.entries(cookieBannerFields).flatMap(([field, [property, kind]]) => {
    const value = fields[field];
    const used = effective[property];
    const reason = reasonFor(value, kind);
    return value === used || (kind === 'flag' && reason === 'unset') ? [] : [{ field, input: value, used, reason }];
  });
};
