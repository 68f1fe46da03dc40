import type { Severity } from '../../../runtime/contract/findings.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { CookieWrite, Initiator, JarCookie, PageVisit } from '../artifacts/artifacts.ts';
import { type CookieKind, cookieKind } from './cookie-kinds.ts';

/** A cookie that should not have been there, and how it came. */
export interface TrackingCookie {
  readonly name: string;
  readonly domain: string;
  readonly value: string;
  readonly kind: CookieKind;
  /** null: it was there, but nobody was seen writing it. */
  readonly initiator: Initiator | null;
  /** As written; null for a session cookie or where no write was seen. */
  readonly lifetimeMs: number | null;
  /** The line that wrote it, its value cut to its shape; absent where no write was seen. */
  readonly line?: string;
  /** Whether it was still there at the end. */
  readonly kept: boolean;
}

/**
 * The cookies of `jar`, and those that only `writes` know of (written and gone again), that are not needed by the platform.
 * Refused and deleting writes count for nothing.
 */
export function trackingCookies(visit: PageVisit, jar: readonly JarCookie[], writes: readonly CookieWrite[]): TrackingCookie[] {
  const host = hostOf(visit.landedOn);
  const taken = writes.filter(({ refused, lifetimeMs }) => refused === undefined && (lifetimeMs === null || lifetimeMs > 0));
  const writeOf = (name: string, domain: string) => taken.findLast((write) => write.name === name && write.domain === domain);
  const judge = (name: string, domain: string, value: string, kept: boolean): TrackingCookie => {
    const write = writeOf(name, domain);
    const expiresMs = jar.find((cookie) => cookie.name === name && cookie.domain === domain)?.expiresMs ?? null;
    const lifetimeMs = write ? write.lifetimeMs : expiresMs === null ? null : expiresMs - visit.endedAtMs;
    return {
      name,
      domain,
      value,
      kept,
      initiator: write?.initiator ?? null,
      lifetimeMs,
      ...(write && write.line !== '' && { line: write.line }),
      kind: cookieKind({ name, value, domain, lifetimeMs }, host),
    };
  };
  const kept = jar.map(({ name, domain, value }) => judge(name, domain, value, true));
  const gone = taken
    .filter((write, index) => taken.findIndex((other) => other.name === write.name && other.domain === write.domain) === index)
    .filter((write) => !jar.some(({ name, domain }) => name === write.name && domain === write.domain))
    .map(({ name, domain, value }) => judge(name, domain, value, false));
  return [...kept, ...gone].filter(({ kind }) => kind !== 'functional');
}

const milder: Readonly<Partial<Record<CookieKind, Severity>>> = { preference: 'note', unknown: 'warning' };

/** A cookie of unknown purpose may be harmless, and a preference is: that is for people to decide. */
export const severityOf = ({ kind }: TrackingCookie): Severity => milder[kind] ?? 'error';
