// Part of the boot script.
import type { CookieJar } from '../../browser/cookie-jar.ts';
import { consentLifetimeMs } from '../../contract/consent/constants.ts';
import { clearedByCookieBanner, clearedWhenRestricted, consentCookieName } from '../../contract/cookies.ts';
import { type Fields, readFields, readFlag } from '../../contract/read.ts';
import type { Consent, ConsentChoice } from '../../page/consent.ts';
import type { PageSite } from '../../page/page.ts';

/**
 * Returns the visitor's consent: consent#restriction, consent#consent-cookie.
 * @param site returns null while the page context is not known.
 * @param onChange receives the choice that the visitor has just made; no choice for a change of settings or preview.
 */
export function createConsent(jar: CookieJar, site: () => PageSite | null, onChange: (choice?: ConsentChoice) => void): Consent {
  let updates: Fields = {};
  let forced = false;
  /** The latest answer, where its cookie is refused or an older one cannot be deleted: consent#refused-cookies. */
  let unstored: ConsentChoice | null = null;
  const choice = () => unstored || jar.read(consentCookieName);
  const isAnswered = () => choice() !== null;

  const settings = (): Fields => {
    const known = site();
    return { ...readFields(known ? known.rawContext.cookieSettings : null), ...updates };
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
  /** Returns whether the browser's signal counts as a no: consent#global-privacy-control. */
  const hasRefusalSignal = () =>
    readFlag(readFields(settings().consentOptions).globalPrivacyControl) &&
    (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
  /** Returns whether required consent is missing: consent#banner-cookies. */
  const isUnconsented = (): boolean => (isRestrictive() || hasRefusalSignal()) && choice() !== 'true';
  const enforce = () => {
    if (!site()) return;
    if (isRestricted()) jar.clear(clearedWhenRestricted);
    if (isUnconsented()) jar.clear(clearedByCookieBanner);
  };
  const applyChange = (choice?: ConsentChoice) => {
    enforce();
    onChange(choice);
  };
  const setForced = (isForced: boolean) => {
    forced = isForced;
    applyChange();
  };
  const store = (choice: ConsentChoice) => {
    unstored = jar.write(consentCookieName, choice, consentLifetimeMs) ? null : choice;
    applyChange(choice);
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
    get answered() {
      return isAnswered();
    },
    get bannerWanted() {
      return forced || (isEnabled() && !isAnswered() && !hasRefusalSignal());
    },
    get forced() {
      return forced;
    },
    get settings() {
      return settings();
    },
    accept: () => store('true'),
    decline: () => store('false'),
    force: () => setForced(true),
    unforce: () => setForced(false),
    update(fields) {
      updates = { ...updates, ...readFields(fields) };
      applyChange();
    },
  };
}
