import type { CookieJar } from '../../browser/cookie-jar.ts';
import { cookieBannerLimits } from '../../contract/consent/limits.ts';
import { clearedByCookieBanner, clearedWhenRestricted, consentCookieName } from '../../contract/cookies.ts';
import { readFields, readFlag } from '../../contract/read.ts';
import type { Answer, Consent } from '../../page/consent.ts';

export interface ConsentOptions {
  readonly jar: CookieJar;
  /** The page's own cookie settings, as they stand in its context. */
  readonly settings: unknown;
  readonly cloneable: boolean;
  /** With the answer, if the visitor has just given one. */
  readonly onChange: (answer?: Answer) => void;
}

export function createConsent({ jar, settings: input, cloneable, onChange }: ConsentOptions): Consent {
  let settings = readFields(input);
  let forced = false;
  // Where cookies are refused the answer holds for this page.
  let kept: string | null = null;
  const answer = () => jar.read(consentCookieName) ?? kept;

  const isEnabled = () => readFlag(settings.isCookieBannerEnabled);
  const isRestrictive = () => readFlag(settings.isRestrictiveCookiePolicyEnabled);
  const isRestricted = (): boolean => {
    if (cloneable || !isRestrictive()) return cloneable;
    const choice = answer();
    return readFlag(settings.isRestrictiveCookiePolicyAbsolute) || !isEnabled() || choice === null || choice === 'false';
  };
  /** The browser says no for its visitor, and the settings honour that: it holds until the visitor has choice yes (our choice). */
  const isSignalled = () =>
    readFlag(readFields(settings.consentOptions).globalPrivacyControl) &&
    (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
  /** The cookie banner's own rule: the restrictive policy, or the visitor's browser, asks for consent true and there is none. */
  const isUnconsented = (): boolean => (isRestrictive() || isSignalled()) && answer() !== 'true';
  const clear = () => {
    if (isRestricted()) jar.clear(clearedWhenRestricted);
    if (isUnconsented()) jar.clear(clearedByCookieBanner);
  };
  const settle = (choice?: Answer) => {
    clear();
    onChange(choice);
  };
  const store = (choice: Answer) => {
    kept = choice;
    jar.write(consentCookieName, choice, cookieBannerLimits.consentLifetimeMs);
    settle(choice);
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
