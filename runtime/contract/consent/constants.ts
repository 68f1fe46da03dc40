// Part of the boot script.
/** consent#consent-cookie */
export const consentLifetimeMs = 2_592_000_000;

/**
 * The banner's default texts in English: consent#banner-texts. `texts/en/common.ts` contains them and is the source of the
 * translations.
 */
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

/** Sentences on the console about held-back elements. `html` is the start of the element or of what it wrote. */
export const consentMessages = {
  runsAtOnce: (html: string) =>
    `A script with data-ss-consent runs before the visitor's answer. Expected type="text/plain", found ${html}`,
  neverRuns: (html: string) => `A script with data-ss-consent never runs. Expected type="text/plain", found ${html}`,
  loadsAtOnce: (html: string) =>
    `An element with data-ss-consent loads before the visitor's answer. Expected its address as data-src, data-srcset, ` +
    `data-href, data-data or data-srcdoc, found ${html}`,
  holdsNothing: (html: string) =>
    'An element with data-ss-consent holds nothing back. Expected a script, or data-src, data-srcset, data-href, data-data ' +
    `or data-srcdoc, found ${html}`,
  lateWriting: (html: string) =>
    'document.write in a handler of a script that waited for consent has no effect, because the page is complete. Write ' +
    `while the script runs, or insert an element, instead of ${html}`,
} as const;
