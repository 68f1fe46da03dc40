import type { Severity } from '../../../fake-server/common/findings.ts';
import { isTrackingCookie } from '../../../fake-server/common/judge/restriction.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { CookieWrite, Initiator, JarCookie, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { isDeletion, isStoring } from '../artifacts/cookies.ts';
import { knownCookie } from '../parties/known-cookies.ts';
import { type CookieKind, cookieKind, lasts } from './cookie-kinds.ts';
import { mayIdentify } from './entropy.ts';
import { isOwnName, otherVisitors, withoutIdentifiers } from './own-names.ts';
import { isFirstInProfile, profileOf } from './profiles.ts';

/** A cookie that may be a tracking cookie, and how it was set. */
export interface TrackingCookie {
  readonly name: string;
  readonly domain: string;
  readonly value: string;
  readonly kind: CookieKind;
  /** null without an observed write. */
  readonly initiator: Initiator | null;
  /** Lifetime as written; null for a session cookie and without an observed write. */
  readonly lifetimeMs: number | null;
  /** The written line, with the value replaced by its shape; absent without an observed write. */
  readonly line?: string;
  /** Whether it is in the jar at the end. */
  readonly kept: boolean;
}

/**
 * Returns the cookies of `jar`, and those that `writes` set and deleted again, except cookies that the platform needs, given
 * ones, and those that only tried if cookies can be stored. Rejected and deleting writes are ignored.
 */
export function trackingCookies(
  page: PageArtifacts,
  visit: PageVisit,
  jar: readonly JarCookie[],
  writes: readonly CookieWrite[],
): TrackingCookie[] {
  const given = givenCookies(page.visits, visit);
  const host = hostOf(visit.landedOn);
  const accepted = writes.filter(isStoring);
  const writeOf = (name: string, domain: string) => accepted.findLast((write) => write.name === name && write.domain === domain);
  const judge = (name: string, domain: string, value: string, kept: boolean): TrackingCookie => {
    const write = writeOf(name, domain);
    const expiresMs = jar.find((cookie) => cookie.name === name && cookie.domain === domain)?.expiresMs ?? null;
    const lifetimeMs = write ? write.lifetimeMs : expiresMs === null ? null : expiresMs - visit.endedAtMs;
    const kind = cookieKind({ name, value, domain, lifetimeMs }, host);
    const isOwn = kind === 'unknown' && lasts({ lifetimeMs }) && isOfVisitor(page, visit, { name, value });
    return {
      name: isOwn ? withoutIdentifiers(name) : name,
      domain,
      value,
      kept,
      initiator: write?.initiator ?? null,
      lifetimeMs,
      ...(write && write.line !== '' && { line: write.line }),
      kind: isOwn ? 'identifier' : kind,
    };
  };
  const isGiven = ({ name, domain, value }: JarCookie) =>
    given.some((cookie) => cookie.name === name && cookie.domain === domain && cookie.value === value);
  const kept = jar.filter((cookie) => !isGiven(cookie)).map(({ name, domain, value }) => judge(name, domain, value, true));
  const deleted = accepted
    .filter((write, index) => accepted.findIndex((other) => other.name === write.name && other.domain === write.domain) === index)
    .filter((write) => !jar.some(({ name, domain }) => name === write.name && domain === write.domain))
    .filter((write) => !isProbe(write, writes))
    .map(({ name, domain, value }) => judge(name, domain, value, false));
  return [...kept, ...deleted].filter(({ kind }) => kind !== 'functional');
}

const cookiesIn = ({ jarAfter, writes }: PageVisit) => [...jarAfter, ...writes];

/** Whether the name of a cookie differs between visitors, or its value does and has enough information to tell them apart. */
function isOfVisitor(page: PageArtifacts, visit: PageVisit, { name, value }: Pick<TrackingCookie, 'name' | 'value'>): boolean {
  if (isOwnName(page, visit, name, (one) => cookiesIn(one).map((cookie) => cookie.name))) return true;
  const values = otherVisitors(page, visit).flatMap((other) => cookiesIn(other).filter((cookie) => cookie.name === name));
  return mayIdentify(value, visit.openedAtMs) && values.length > 0 && values.every((other) => other.value !== value);
}

/**
 * Returns the cookies that the user gave a visit or the one before it in its profile (`--cookies`), which begins without others.
 */
function givenCookies(visits: readonly PageVisit[], visit: PageVisit): readonly JarCookie[] {
  if (visit.journey === 'seeded' || visit.journey === 'return') return [];
  return visits.find((other) => isFirstInProfile(other) && profileOf(other) === profileOf(visit))?.jarBefore ?? [];
}

/** Maximum time between the writes of a cookie that only tries if cookies can be stored, and of its removal. */
const probeMs = 100;

/** Whether a script has removed a cookie at once, each time that it set it. That of a known tracker is no probe. */
function isProbe({ name, domain }: CookieWrite, writes: readonly CookieWrite[]): boolean {
  const own = writes.filter((write) => write.name === name && write.domain === domain && write.refused === undefined);
  const isTracker = isTrackingCookie(name) || ['analytics', 'marketing'].includes(knownCookie(name)?.purpose ?? '');
  return (
    !isTracker &&
    own.every((write, index) => {
      const next = own[index + 1];
      return isDeletion(write) || (next !== undefined && isDeletion(next) && next.atMs - write.atMs <= probeMs);
    })
  );
}

const milder: Readonly<Partial<Record<CookieKind, Severity>>> = {
  preference: 'note',
  unknown: 'warning',
  'third-party-service': 'warning',
};

/** Returns the severity of a finding about the cookie. Unknown cookies and preferences need a person's decision. */
export const severityOf = ({ kind }: TrackingCookie): Severity => milder[kind] ?? 'error';
