import type { BannerParts } from '../in-page/read-page.ts';

/** Selectors of this runtime's banner: consent#banner-root. */
export const ownBanner: BannerParts = {
  root: '.sqs-cookie-banner-v2',
  text: '.sqs-cookie-banner-v2-text',
  accept: '.sqs-cookie-banner-v2-accept',
  decline: '.sqs-cookie-banner-v2-deny',
};

/** Returns the selectors that the command line names, or those of this runtime's banner when it names none. */
export const bannerParts = (accept: string | undefined, decline: string | undefined): BannerParts =>
  accept === undefined && decline === undefined
    ? ownBanner
    : { root: null, text: null, accept: accept ?? null, decline: decline ?? null };
