const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A lifetime that the behaviour reference prescribes, in milliseconds, and its rule. */
interface PrescribedLifetime {
  readonly expectedMs: number;
  readonly rule: string;
}

const lifetimes: ReadonlyMap<string, PrescribedLifetime> = new Map([
  ['ss_cvr', { expectedMs: 730 * dayMs, rule: 'analytics#visit-record' }],
  ['ss_cvt', { expectedMs: 30 * minuteMs, rule: 'analytics#visit-session' }],
  ['ss_cid', { expectedMs: 390 * dayMs, rule: 'analytics#analytics-id' }],
  ['ss_cookieAllowed', { expectedMs: 30 * dayMs, rule: 'consent#consent-cookie' }],
]);

/** Accepted difference, from dates in whole seconds, slow pages and leap days (our choice): a minute, or half a percent. */
const toleranceMs = (lifetimeMs: number): number => Math.max(minuteMs, lifetimeMs * 0.005);

/**
 * Returns the prescribed lifetime of a cookie that is written with another one; null for a right one, for a deletion, and for
 * cookies without a prescribed lifetime. `session`: until the browser closes.
 */
export function otherLifetime(name: string, written: number | 'session'): PrescribedLifetime | null {
  const prescribed = lifetimes.get(name);
  if (!prescribed || (written !== 'session' && written <= 0)) return null;
  const { expectedMs } = prescribed;
  return written !== 'session' && Math.abs(written - expectedMs) <= toleranceMs(expectedMs) ? null : prescribed;
}
