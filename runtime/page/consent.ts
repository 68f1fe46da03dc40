import { clearedByCookieBanner, clearedWhenRestricted, consentCookieName } from '../contract/cookies.ts';
import { type Fields, readFields, readFlag } from '../contract/decoders/read.ts';
import { cookieBannerLimits } from '../contract/limits.ts';
import type { CookieJar } from '../lib/cookie-jar.ts';

/** The visitor's answer to the cookie banner and what follows from it. Spec 2 §4 "Cookie banner", §5. */
export interface Consent {
  /** Cookie restriction applies: tracking cookies are neither written nor kept. */
  readonly restricted: boolean;
  /** Neither rule that clears tracking cookies applies: they may be written. */
  readonly trackingAllowed: boolean;
  /** The visitor has said yes. */
  readonly accepted: boolean;
  /** The banner is to be on the page now; whatever else is laid over the page waits. It may change with each `consent-change`. */
  readonly bannerWanted: boolean;
  /** A preview shows the banner whatever was answered, and its clicks do nothing. */
  readonly forced: boolean;
  /** Those in force, before any default: `decodeCookieBanner` reads them. */
  readonly settings: Fields;
  accept(): void;
  decline(): void;
  force(): void;
  unforce(): void;
  /** Lays changed settings over those in force, as the settings screen does. What is no object changes none. */
  update(settings: unknown): void;
}

export interface ConsentOptions {
  readonly jar: CookieJar;
  /** The page's own cookie settings, as they stand in its context. */
  readonly settings: unknown;
  readonly cloneable: boolean;
  /** With the answer, if the visitor has just given one. */
  readonly onChange: (answer?: Answer) => void;
}

export type Answer = 'true' | 'false';

export function createConsent({ jar, settings: given, cloneable, onChange }: ConsentOptions): Consent {
  let settings = readFields(given);
  let forced = false;
  // Where cookies are refused the answer holds for this page.
  let kept: string | null = null;
  const answer = () => jar.read(consentCookieName) ?? kept;

  const isEnabled = () => readFlag(settings.isCookieBannerEnabled);
  const isRestrictive = () => readFlag(settings.isRestrictiveCookiePolicyEnabled);
  const isRestricted = (): boolean => {
    if (cloneable || !isRestrictive()) return cloneable;
    const said = answer();
    return readFlag(settings.isRestrictiveCookiePolicyAbsolute) || !isEnabled() || said === null || said === 'false';
  };
  /** The browser says no for its visitor, and the settings honour that: it holds until the visitor has said yes (our choice). */
  const isSignalled = () =>
    readFlag(readFields(settings.consentOptions).globalPrivacyControl) &&
    (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
  /** The cookie banner's own rule: the restrictive policy, or the visitor's browser, asks for consent true and there is none. */
  const isUnconsented = (): boolean => (isRestrictive() || isSignalled()) && answer() !== 'true';
  const clear = () => {
    if (isRestricted()) jar.clear(clearedWhenRestricted);
    if (isUnconsented()) jar.clear(clearedByCookieBanner);
  };
  const settle = (said?: Answer) => {
    clear();
    onChange(said);
  };
  const store = (said: Answer) => {
    kept = said;
    jar.write(consentCookieName, said, cookieBannerLimits.consentLifetimeMs);
    settle(said);
  };

  clear();
  return {
    get restricted() {
      return isRestricted();
    },
    get trackingAllowed() {
      return !isRestricted() && !isUnconsented();
    },
    get accepted() {
      return answer() === 'true';
    },
    get bannerWanted() {
      return forced || (isEnabled() && answer() === null && !isSignalled());
    },
    get forced() {
      return forced;
    },
    get settings() {
      return settings;
    },
    accept: () => store('true'),
    decline: () => store('false'),
    force() {
      forced = true;
      settle();
    },
    unforce() {
      forced = false;
      settle();
    },
    update(changed) {
      settings = { ...settings, ...readFields(changed) };
      settle();
    },
  };
}
