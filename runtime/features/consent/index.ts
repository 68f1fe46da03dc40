/** What other features, and the boot script, may use of this one. */
export { fetchAgreement } from './agreement/fetch-agreement.ts';
export { createCookieBanner } from './banner/cookie-banner.ts';
export { createConsent } from './consent.ts';
