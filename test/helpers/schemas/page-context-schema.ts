/** A page's `Static.SQUARESPACE_CONTEXT`, strict in the fields that the runtime reads. site#page-context */

import * as z from 'zod';
import { cookieBannerSchema } from './cookie-banner-schema.ts';

const flag = z.boolean().nullish();
const text = z.string().nullish();
const number = z.number().nullish();
const texts = z.array(z.string()).nullish();

const popupOverlaySchema = z.looseObject({
  style: number,
  showOnScroll: flag,
  scrollPercentage: number,
  showOnTimer: flag,
  timerDelay: number,
  showUntilSignup: flag,
  displayFrequency: number,
  enableMobile: flag,
  enabledPages: texts,
  showOnAllPages: flag,
  version: number,
});

const mobileInfoBarSchema = z.looseObject({
  style: number,
  isContactEmailEnabled: flag,
  isContactPhoneNumberEnabled: flag,
  isLocationEnabled: flag,
  isBusinessHoursEnabled: flag,
});

const announcementBarSchema = z.looseObject({
  style: number,
  text,
  clickthroughUrl: z.looseObject({ url: text, newWindow: flag }).nullish(),
});

const storeSchema = z.looseObject({
  expressCheckout: flag,
  measurementStandard: number,
  isLive: flag,
  defaultCurrency: text,
  selectedCurrency: text,
  currenciesSupported: texts,
});

const websiteSettingsSchema = z.looseObject({
  disqusShortname: text,
  commentsEnabled: flag,
  useEscapeKeyToLogin: flag,
  ssBadgeType: number,
  pinterestOverlayOptions: z.looseObject({ mode: text }).nullish(),
  userAccountsSettings: z.looseObject({ loginAllowed: flag, signupAllowed: flag }).nullish(),
  storeSettings: storeSchema.nullish(),
  popupOverlaySettings: popupOverlaySchema.nullish(),
  mobileInfoBarSettings: mobileInfoBarSchema.nullish(),
  announcementBarSettings: announcementBarSchema.nullish(),
});

const websiteSchema = z.looseObject({
  id: z.string(),
  identifier: text,
  siteTitle: text,
  websiteType: number,
  siteStatus: z.looseObject({ value: number }).nullish(),
  language: text,
  timeZone: text,
  baseUrl: text,
  authenticUrl: text,
  internalUrl: text,
  typekitId: text,
  developerMode: flag,
  cloneable: flag,
  captchaSettings: z.looseObject({ siteKey: text }).nullish(),
});

/** An empty object on pages without a collection. */
const collectionSchema = z.looseObject({ id: text, title: text, fullUrl: text, type: number, permissionType: number });
const itemSchema = z.looseObject({ id: text, title: text, fullUrl: text, recordType: number });

export const pageContextSchema = z.looseObject({
  pageType: number,
  templateId: text,
  templateVersion: text,
  templateWebsiteId: text,
  appDomain: text,
  env: text,
  rollups: z.looseObject({}).nullish(),
  betaFeatureFlags: texts,
  tweakJSON: z.record(z.string(), z.string()).nullish(),
  gmRenderKey: text,
  showAnnouncementBar: flag,
  subscribed: flag,
  impersonatedSession: flag,
  websiteCloneable: flag,
  website: websiteSchema,
  websiteSettings: websiteSettingsSchema.nullish(),
  cookieSettings: cookieBannerSchema.nullish(),
  collection: collectionSchema.nullish(),
  item: itemSchema.nullish(),
  authenticatedAccount: z.looseObject({ id: text, displayName: text, locale: text }).optional(),
  websiteRoles: z.record(z.string(), z.literal(true)).optional(),
});
