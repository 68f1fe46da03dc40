import type { Fields } from '../contract/read.ts';

export type ConsentChoice = 'true' | 'false';

/** The visitor's answer to the cookie banner, and its consequences. */
export interface Consent {
  /** Deletes the cookies that may not be kept; none before the page context is read. */
  enforce(): void;
  /** Cookie restriction applies: tracking cookies are neither written nor kept. True before the page context is read. */
  readonly restricted: boolean;
  /** Neither rule that clears tracking cookies applies: they may be written. */
  readonly trackingAllowed: boolean;
  /** The visitor has accepted. */
  readonly accepted: boolean;
  /** The visitor has answered. */
  readonly answered: boolean;
  /** The banner must be on the page now; other overlays wait. May change with each `consent-change`. */
  readonly bannerWanted: boolean;
  /** A preview shows the banner after any answer, and its clicks do nothing. */
  readonly forced: boolean;
  /** The current settings without defaults: `decodeCookieBanner` and `decodeBannerAppearance` read them. */
  readonly settings: Fields;
  accept(): void;
  decline(): void;
  force(): void;
  unforce(): void;
  /** Changes some settings, as the settings screen does. Ignores anything but an object. */
  update(settings: unknown): void;
}
