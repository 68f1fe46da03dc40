// Part of the boot script.
/** consent#consent-cookie */
export const consentLifetimeMs = 2_592_000_000;

/** The banner's default texts in English: consent#banner-texts. `texts/en/common.ts` contains them and is the source of the translations. */
export const bannerTexts = {
  text: 'This site uses cookies to work properly and to see how it is used.',
  ctaText: 'Accept',
  optOutCtaText: 'Decline',
  manageCookiesLabel: 'Manage cookies',
  savedPreferencesText: 'Cookie preferences',
  /** Name of the banner for assistive technology. */
  name: 'Cookies',
} as const;

/** The banner's default texts in any language. */
export type BannerTexts = Readonly<Record<keyof typeof bannerTexts, string>>;
