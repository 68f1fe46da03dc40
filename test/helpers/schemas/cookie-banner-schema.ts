/** Strict schema of a page's `cookieSettings`: consent#banner-settings. */

import * as z from 'zod';
import {
  cookieBannerAcceptTypes,
  cookieBannerBarPositions,
  cookieBannerCtaVariants,
  cookieBannerPopupPositions,
  cookieBannerThemes,
  cookieBannerVariants,
} from '../../../runtime/contract/overlays/overlay-enums.ts';

const flag = z.boolean().nullish();
const text = z.string().nullish();
const oneOf = <const T extends readonly string[]>(values: T) => z.enum([...values, '']).nullish();

export const cookieBannerSchema = z.looseObject({
  isCookieBannerEnabled: flag,
  isRestrictiveCookiePolicyEnabled: flag,
  isRestrictiveCookiePolicyAbsolute: flag,
  isVisitorDataRestricted: flag,
  cookieBannerVariant: oneOf(cookieBannerVariants),
  cookieBannerPosition: oneOf([...cookieBannerBarPositions, ...cookieBannerPopupPositions]),
  cookieBannerTheme: oneOf(cookieBannerThemes),
  cookieBannerCtaVariant: oneOf(cookieBannerCtaVariants),
  cookieBannerAcceptType: oneOf(cookieBannerAcceptTypes),
  cookieBannerText: text,
  cookieBannerCtaText: text,
  cookieBannerOptOutCtaText: text,
  cookieBannerHasOptOut: flag,
  cookieBannerHasManageCookies: flag,
  cookieBannerManageCookiesLabel: text,
  cookieBannerSavedPreferencesText: text,
  cookieBannerSavedPreferencesLayout: text,
  /** consent#consent-features */
  consentOptions: z
    .looseObject({ globalPrivacyControl: flag, googleConsentMode: flag, version: z.union([z.string(), z.number()]).nullish() })
    .nullish(),
});
