import { type CookieBanner, decodeCookieBanner, isEmptyText } from '../../../runtime/contract/consent/cookie-banner.ts';
import {
  cookieBannerAcceptTypes,
  cookieBannerCtaVariants,
  cookieBannerThemes,
  cookieBannerVariants,
} from '../../../runtime/contract/overlays/overlay-enums.ts';
import { isUnset, readFields } from '../../../runtime/contract/read.ts';
import type { Replacement, ReplacementReason } from './replacement.ts';

const positions = ['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'];

type ValueKind = 'flag' | 'text' | readonly string[];
interface FieldRule {
  readonly property: keyof CookieBanner;
  readonly kind: ValueKind;
}

/** Every setting that the runtime reads, with its permitted values. */
export const cookieBannerFields: Readonly<Record<string, FieldRule>> = {
  isCookieBannerEnabled: { property: 'enabled', kind: 'flag' },
  isRestrictiveCookiePolicyEnabled: { property: 'restrictive', kind: 'flag' },
  isRestrictiveCookiePolicyAbsolute: { property: 'absolute', kind: 'flag' },
  isVisitorDataRestricted: { property: 'visitorDataRestricted', kind: 'flag' },
  cookieBannerVariant: { property: 'variant', kind: cookieBannerVariants },
  cookieBannerPosition: { property: 'position', kind: positions },
  cookieBannerTheme: { property: 'theme', kind: cookieBannerThemes },
  cookieBannerCtaVariant: { property: 'ctaVariant', kind: cookieBannerCtaVariants },
  cookieBannerAcceptType: { property: 'acceptType', kind: cookieBannerAcceptTypes },
  cookieBannerText: { property: 'text', kind: 'text' },
  cookieBannerCtaText: { property: 'ctaText', kind: 'text' },
  cookieBannerOptOutCtaText: { property: 'optOutCtaText', kind: 'text' },
  cookieBannerHasOptOut: { property: 'hasOptOut', kind: 'flag' },
  cookieBannerHasManageCookies: { property: 'hasManageCookies', kind: 'flag' },
  cookieBannerManageCookiesLabel: { property: 'manageCookiesLabel', kind: 'text' },
  cookieBannerSavedPreferencesText: { property: 'savedPreferencesText', kind: 'text' },
  cookieBannerSavedPreferencesLayout: { property: 'savedPreferencesLayout', kind: 'text' },
};

const reasonFor = (value: unknown, kind: ValueKind): ReplacementReason => {
  if (isUnset(value)) return 'unset';
  if (kind === 'flag') return value === 'true' || value === 'false' ? 'converted' : 'wrong-type';
  if (typeof value !== 'string') return 'wrong-type';
  if (kind === 'text') return isEmptyText(value) ? 'empty' : 'converted';
  // A known position that the variant cannot take becomes the nearest one.
  return kind.includes(value) ? 'converted' : 'unknown';
};

/**
 * Returns the cookie settings that the runtime replaces, in the order above. An absent flag is off and not reported. Never
 * throws.
 */
export const explainCookieBanner = (settings: unknown): readonly Replacement[] => {
  const fields = readFields(settings);
  const effective = decodeCookieBanner(settings);
  return Object.entries(cookieBannerFields).flatMap(([field, { property, kind }]) => {
    const value = fields[field];
    const used = effective[property];
    const reason = reasonFor(value, kind);
    return value === used || (kind === 'flag' && reason === 'unset') ? [] : [{ field, input: value, used, reason }];
  });
};
