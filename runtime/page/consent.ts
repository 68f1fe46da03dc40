import { clearedByCookieBanner, clearedWhenRestricted, consentCookie } from '../contract/cookies.ts';
import { type CookieBanner, decodeCookieBanner } from '../contract/decoders/cookie-banner.ts';
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
  /** The banner is to be on the page now. */
  readonly bannerWanted: boolean;
  /** A preview shows the banner whatever was answered, and its clicks do nothing. */
  readonly forced: boolean;
  readonly settings: CookieBanner;
  accept(): void;
  decline(): void;
  force(): void;
  unforce(): void;
  /** Lays changed settings over those in force, as the settings screen does. What is no object is ignored. */
  update(settings: unknown): void;
}

export interface ConsentOptions {
  readonly jar: CookieJar;
  /** The page's own cookie settings, as they stand in its context. */
  readonly settings: unknown;
  readonly cloneable: boolean;
  readonly onChange: () => void;
}

export function createConsent({ jar, settings: given, cloneable, onChange }: ConsentOptions): Consent {
  let raw = given;
  let settings = decodeCookieBanner(raw);
  let forced = false;
  // Where cookies are refused the answer holds for this page.
  let kept: string | null = null;
  const answer = () => jar.read(consentCookie.name) ?? kept;

  const isRestricted = (): boolean => {
    if (cloneable) return true;
    const said = answer();
    return settings.restrictive && (settings.absolute || !settings.enabled || said === null || said === 'false');
  };
  /** The cookie banner's own rule: the restrictive policy is on and there is no consent true. */
  const isUnconsented = (): boolean => settings.restrictive && answer() !== 'true';
  const clear = () => {
    if (isRestricted()) jar.clear(clearedWhenRestricted);
    if (isUnconsented()) jar.clear(clearedByCookieBanner);
  };
  const settle = () => {
    clear();
    onChange();
  };
  const store = (said: 'true' | 'false') => {
    kept = said;
    jar.write(consentCookie.name, said, cookieBannerLimits.consentLifetimeMs);
    settle();
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
      return forced || (settings.enabled && answer() === null);
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
      if (typeof changed !== 'object' || changed === null) return;
      raw = { ...(raw as object), ...changed };
      settings = decodeCookieBanner(raw);
      settle();
    },
  };
}
