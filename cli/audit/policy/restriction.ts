import type { JarCookie } from '../artifacts/artifacts.ts';
import type { Policy } from './policy.ts';

/** Name of the cookie that keeps the visitor's answer. Spec 2 §7. */
export const consentName = 'ss_cookieAllowed';

/**
 * Whether cookies are restricted: the site is cloneable, or the restrictive policy is on and it is absolute, or there is no
 * banner to ask with, or the consent cookie is absent or false. Spec 2 §5.
 */
export const isRestricted = (policy: Policy, consent: string | null): boolean =>
  policy.cloneable ||
  (policy.restrictive && (policy.absolute || !policy.bannerEnabled || consent === null || consent === 'false'));

/** The tracking rule's five. Spec 2 §5. */
const five = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
/** The cookie banner's nine. Spec 2 §9. */
const nine = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment', ...five];

/** The cookies that must go from this visitor's jar: nine under the restrictive policy without consent, five when restricted else. */
export const mustBeCleared = (policy: Policy, consent: string | null): readonly string[] => {
  if (policy.restrictive && consent !== 'true') return nine;
  return isRestricted(policy, consent) ? five : [];
};

/** The stored answer in a jar; null when there is none. */
export const consentIn = (jar: readonly JarCookie[]): string | null =>
  jar.find(({ name }) => name === consentName)?.value ?? null;
