import type { CookieJar } from '../../browser/cookie-jar.ts';
import { consentLifetimeMs } from '../../contract/consent/limits.ts';
import { clearedByCookieBanner, clearedWhenRestricted, consentCookieName } from '../../contract/cookies.ts';
import { type Fields, readFields, readFlag } from '../../contract/read.ts';
import type { Consent, ConsentChoice } from '../../page/consent.ts';
import type { PageSite } from '../../page/page-site.ts';

/**
 * @param site returns null while it is not known.
 * @param onChange is called with the answer, if the visitor has just given one.
 */
export function createConsent(jar: CookieJar, site: () => PageSite | null, onChange: (choice?: ConsentChoice) => void): Consent {
  let changed: Fields = {};
  let forced = false;
  // Where cookies are refused the answer holds for this page.
  let kept: string | null = null;
  const choice = () => {
    const stored = jar.read(consentCookieName);
    return stored === null ? kept : stored;
  };

  const settings = (): Fields => {
    const known = site();
    return { ...readFields(known ? known.rawContext.cookieSettings : null), ...changed };
  };
  const isEnabled = () => readFlag(settings().isCookieBannerEnabled);
  const isRestrictive = () => readFlag(settings().isRestrictiveCookiePolicyEnabled);
  const isRestricted = (): boolean => {
    const known = site();
    const cloneable = known ? known.context.cloneable : true;
    if (cloneable || !isRestrictive()) return cloneable;
    const current = choice();
    return readFlag(settings().isRestrictiveCookiePolicyAbsolute) || !isEnabled() || current === null || current === 'false';
  };
  /** The browser says no for its visitor, and the settings honour that: it holds until the visitor has said yes (our choice). */
  const isSignalled = () =>
    readFlag(readFields(settings().consentOptions).globalPrivacyControl) &&
    (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
  /** The cookie banner's own rule: the restrictive policy, or the visitor's browser, asks for consent and there is none. */
  const isUnconsented = (): boolean => (isRestrictive() || isSignalled()) && choice() !== 'true';
  const enforce = () => {
    if (!site()) return;
    if (isRestricted()) jar.clear(clearedWhenRestricted);
    if (isUnconsented()) jar.clear(clearedByCookieBanner);
  };
  const settle = (choice?: ConsentChoice) => {
    enforce();
    onChange(choice);
  };
  const store = (choice: ConsentChoice) => {
    kept = choice;
    jar.write(consentCookieName, choice, consentLifetimeMs);
    settle(choice);
  };

  return {
    enforce,
    get restricted() {
      return isRestricted();
    },
    get trackingAllowed() {
      return !isRestricted() && !isUnconsented();
    },
    get accepted() {
      return choice() === 'true';
    },
    get bannerWanted() {
      return forced || (isEnabled() && choice() === null && !isSignalled());
    },
    get forced() {
      return forced;
    },
    get settings() {
      return settings();
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
    update(fields) {
      changed = { ...changed, ...readFields(fields) };
      settle();
    },
  };
}
