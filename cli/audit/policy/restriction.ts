import type { JarCookie } from '../artifacts/artifacts.ts';
import type { Policy } from './policy.ts';

/** Name of the cookie with the visitor's answer: consent#consent-cookie. */
export const consentName = 'ss_cookieAllowed';

/** Whether cookies are restricted: consent#restriction. */
export const isRestricted = (policy: Policy, consent: string | null): boolean =>
  policy.cloneable ||
  (policy.restrictive && (policy.absolute || !policy.bannerEnabled || consent === null || consent === 'false'));

/** Cookies that a restriction deletes: consent#restricted-cookies. */
const five = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
/** Cookies that the cookie banner deletes: consent#banner-cookies. */
const nine = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment', ...five];

/**
 * Returns the cookies that must be deleted from this visitor's jar: nine under the restrictive policy without consent, otherwise
 * five while cookies are restricted.
 */
export const mustBeCleared = (policy: Policy, consent: string | null): readonly string[] => {
  if (policy.restrictive && consent !== 'true') return nine;
  return isRestricted(policy, consent) ? five : [];
};

/** Returns the stored answer of a jar; null without one. */
export const consentIn = (jar: readonly JarCookie[]): string | null =>
  jar.find(({ name }) => name === consentName)?.value ?? null;
