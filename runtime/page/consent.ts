import type { Fields } from '../contract/read.ts';

export type ConsentChoice = 'true' | 'false';

/** The visitor's answer to the cookie banner and what follows from it. Spec 2 §4 "Cookie banner", §5. */
export interface Consent {
  /** Deletes the cookies that may not be kept now; nothing while the page is not known. */
  enforce(): void;
  /** Cookie restriction applies: tracking cookies are neither written nor kept. True while the page is not known. */
  readonly restricted: boolean;
  /** Neither rule that clears tracking cookies applies: they may be written. */
  readonly trackingAllowed: boolean;
  /** The visitor has said yes. */
  readonly accepted: boolean;
  /** The banner is to be on the page now; whatever else is laid over the page waits. It may change with each `consent-change`. */
  readonly bannerWanted: boolean;
  /** A preview shows the banner whatever was answered, and its clicks do nothing. */
  readonly forced: boolean;
  /** Those in force, before any default: `decodeCookieBanner` and `decodeBannerLooks` read them. */
  readonly settings: Fields;
  accept(): void;
  decline(): void;
  force(): void;
  unforce(): void;
  /** Lays changed settings over those in force, as the settings screen does. What is no object changes none. */
  update(settings: unknown): void;
}
