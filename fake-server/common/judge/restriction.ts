/**
 * The auditors' judgement of cookies under a policy, which the audit and the inspector share. It restates the behaviour reference
 * and shares no code with the runtime.
 */

/** The settings of a site that restrict cookies: consent#restriction. */
export interface RestrictionPolicy {
  readonly cloneable: boolean;
  readonly restrictive: boolean;
  readonly absolute: boolean;
  readonly bannerEnabled: boolean;
}

/** Why a cookie may not be set: `unknown-answer` is a stored answer that is neither true nor false. */
export type Restriction = 'cloneable' | 'declined' | 'unanswered' | 'absolute' | 'no-banner' | 'unknown-answer';

/** Cookies that a restriction deletes: consent#restricted-cookies. */
const five = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
/** Cookies that the cookie banner deletes: consent#banner-cookies. */
const nine = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment', ...five];

/** Returns why cookies are restricted after an answer, which is null before one; null where they are not: consent#restriction. */
export function restrictionOf(policy: RestrictionPolicy, answer: string | null): Restriction | null {
  if (policy.cloneable) return 'cloneable';
  if (!policy.restrictive) return null;
  if (answer === 'false') return 'declined';
  if (answer === null && policy.bannerEnabled) return 'unanswered';
  if (policy.absolute) return 'absolute';
  return policy.bannerEnabled ? null : 'no-banner';
}

/** Returns why a cookie may not be set or kept; null for one that may, and for cookies that no restriction names. */
export function restrictionOfCookie(name: string, policy: RestrictionPolicy, answer: string | null): Restriction | null {
  if (!nine.includes(name)) return null;
  const isOfFive = five.includes(name);
  const restriction = restrictionOf(isOfFive ? policy : { ...policy, cloneable: false }, answer);
  if (policy.restrictive && answer !== 'true') return restriction ?? 'unknown-answer';
  return isOfFive ? restriction : null;
}

/** Whether a restriction may name a cookie: consent#banner-cookies. */
export const isTrackingCookie = (name: string): boolean => nine.includes(name);

/** Whether a cookie is one of those of the visit, which every restriction deletes: consent#restricted-cookies. */
export const isVisitCookie = (name: string): boolean => five.includes(name);

/** Returns the cookies that must be deleted from a visitor's jar. */
export const mustBeCleared = (policy: RestrictionPolicy, answer: string | null): readonly string[] =>
  nine.filter((name) => restrictionOfCookie(name, policy, answer) !== null);
