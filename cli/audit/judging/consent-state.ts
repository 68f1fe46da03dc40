import type { PageVisit } from '../artifacts/artifacts.ts';
import { type Policy, readPolicy } from '../policy/policy.ts';
import { consentIn, isRestricted } from '../policy/restriction.ts';

/** What a visit was allowed to do, before and after its answer. */
export interface ConsentState {
  readonly policy: Policy;
  /** The stored answer that the visit began with; null for none. */
  readonly given: string | null;
  /** Why nothing is ever allowed on this page, as a clause; null where consent can lift the restriction. */
  readonly never: string | null;
  readonly restrictedAtStart: boolean;
}

/**
 * Reads what the page's policy makes of this visit. A page without a page context declares nothing: it is held to asking first, and
 * what it was answered is known from the journey (our choice).
 */
export function consentState(visit: PageVisit): ConsentState {
  const read = readPolicy(visit.context);
  const policy = visit.context === null ? { ...read, restrictive: true, bannerEnabled: true } : read;
  const given = consentIn(visit.jarBefore) ?? (visit.context === null ? (returning[visit.journey] ?? null) : null);
  return { policy, given, never: neverAllowed(policy), restrictedAtStart: isRestricted(policy, given) };
}

const returning: Readonly<Record<string, string>> = { 'accepted-return': 'true', 'declined-return': 'false' };

/** Spec 2 §5: cloneable sites, absolute policies and pages without a banner to ask with stay restricted whatever is answered. */
function neverAllowed(policy: Policy): string | null {
  if (policy.cloneable) return 'the site is cloneable (website.cloneable)';
  if (!policy.restrictive) return null;
  if (policy.absolute) return 'its restrictive policy is absolute (cookieSettings.isRestrictiveCookiePolicyAbsolute)';
  return policy.bannerEnabled
    ? null
    : 'its restrictive policy is on and its cookie banner is off, so nobody can be asked (cookieSettings.isCookieBannerEnabled)';
}
