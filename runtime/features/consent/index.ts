/** The visitor's consent and the cookie banner. The boot script uses `createConsent` and `createCookieBanner`. */
export { createCookieBanner } from './banner/cookie-banner.ts';
export { createConsent } from './consent.ts';
export { awaitConsentFeatures } from './fetch-consent-features.ts';
