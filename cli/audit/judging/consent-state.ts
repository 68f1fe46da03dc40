import { type Restriction, restrictionOf } from '../../../fake-server/common/judge/restriction.ts';
import type { PageVisit } from '../artifacts/artifacts.ts';
import { type Policy, readPolicy } from '../policy/policy.ts';
import { consentIn } from '../policy/restriction.ts';

/** Restriction of cookies in a visit. */
export interface ConsentState {
  readonly policy: Policy;
  /** Stored answer at the start of the visit; null without one. */
  readonly given: string | null;
  /** Reason why no answer lifts the restriction on this page, as a clause; null when an answer does. */
  readonly never: string | null;
  readonly restrictedAtStart: boolean;
}

/**
 * Returns the restriction of a visit. A page without a page context declares no policy: visitors must be asked first, and the
 * stored answer follows from the journey (our choice).
 */
export function consentState(visit: PageVisit): ConsentState {
  const read = readPolicy(visit.context);
  const policy = visit.context === null ? { ...read, restrictive: true, bannerEnabled: true } : read;
  const given = consentIn(visit.jarBefore) ?? (visit.context === null ? answeredBefore(visit) : null);
  return { policy, given, never: neverAllowed(policy), restrictedAtStart: restrictionOf(policy, given) !== null };
}

const returning: Readonly<Record<string, string>> = { 'accepted-return': 'true', 'declined-return': 'false' };

const answeredBefore = ({ journey, answeredBefore: answer }: PageVisit): string | null =>
  answer === undefined ? (returning[journey] ?? null) : `${answer === 'accept'}`;

const reasons: Readonly<Partial<Record<Restriction, string>>> = {
  cloneable: 'the site is cloneable (website.cloneable)',
  absolute: 'its restrictive policy is absolute (cookieSettings.isRestrictiveCookiePolicyAbsolute)',
  'no-banner':
    'its restrictive policy is on and its cookie banner is off, so visitors cannot be asked ' +
    '(cookieSettings.isCookieBannerEnabled)',
};

/** Returns why cookies stay restricted whatever the visitor answers: consent#restriction. */
const neverAllowed = (policy: Policy): string | null => reasons[restrictionOf(policy, 'true') ?? 'declined'] ?? null;
