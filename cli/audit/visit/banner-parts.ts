import type { BannerParts } from '../in-page/read-page.ts';

/** The banner of this runtime (interfaces §5). */
export const ownBanner: BannerParts = {
  root: '.sqs-cookie-banner-v2',
  text: '.sqs-cookie-banner-v2-text',
  accept: '.sqs-cookie-banner-v2-accept',
  decline: '.sqs-cookie-banner-v2-deny',
};

/** A banner of any make, by the selectors that the command line names; this runtime's where it names none. */
export const bannerParts = (accept: string | undefined, decline: string | undefined): BannerParts =>
  accept === undefined && decline === undefined
    ? ownBanner
    : { root: null, text: null, accept: accept ?? null, decline: decline ?? null };
