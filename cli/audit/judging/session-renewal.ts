import type { CookieWrite, PageVisit } from '../artifacts/artifacts.ts';
import { type Call, callsOf } from '../artifacts/calls.ts';
import { isStoring } from '../artifacts/cookies.ts';
import { isPageView, isSearchPath } from './exclusion.ts';
import type { Problem } from './rule.ts';
import { unrepeated } from './unrepeated.ts';
import { isSession } from './visit-cookies.ts';

/** Time around a hit in which its session is renewed. A record of the hit may reach the platform later. */
const renewedBeforeMs = 10_000;
const renewedAfterMs = 5000;
/** Difference between a session's value and the time of its write, above which the value is not that time. */
const maxSessionAgeMs = 60_000;

const sessionWrites = ({ writes }: PageVisit): CookieWrite[] =>
  writes.filter((write) => write.name === 'ss_cvt' && isStoring(write) && isSession(write.value));

const isOfHit = (write: CookieWrite, hitMs: number): boolean =>
  write.atMs > hitMs - renewedBeforeMs && write.atMs < hitMs + renewedAfterMs;

/** A session ends 30 minutes after the latest hit, so each hit renews it: analytics#visit-session. */
export function unrenewedSession(visit: PageVisit, restrictedAtStart: boolean): Problem[] {
  const renewals = sessionWrites(visit).filter(({ value, atMs }) => Math.abs(Number(value) - atMs) < maxSessionAgeMs);
  const hit = newHits(visit).find(
    (call) => (!restrictedAtStart || call.afterAnswer) && !renewals.some((write) => isOfHit(write, hitTimeMs(call))),
  );
  if (!hit) return [];
  return [
    {
      subject: 'ss_cvt renewal',
      journey: visit.journey,
      message: 'A hit is sent and the session ss_cvt is not renewed; each hit writes its time into ss_cvt for 30 minutes.',
      initiator: hit.sentBy,
      evidence: { call: hit },
    },
  ];
}

/**
 * A session is the time of the latest hit, so nothing else renews it: analytics#visit-session. All calls of analytics are hits,
 * and a record that is written belongs to one.
 */
export function renewalWithoutHit(visit: PageVisit, restrictedAtStart: boolean): Problem[] {
  const calls = callsOf(visit).filter(({ path }) => /^\/api\/(census\/|events\/RecordEvent$)/.test(path));
  const records = visit.writes.filter((write) => write.name === 'ss_cvr' && isStoring(write));
  const hitsMs = [...calls.map(hitTimeMs), ...records.map(({ atMs }) => atMs)];
  const hadSession = visit.jarBefore.some(({ name, value }) => name === 'ss_cvt' && isSession(value));
  const renewal = sessionWrites(visit)
    .slice(hadSession ? 0 : 1)
    .find((write) => (!restrictedAtStart || write.afterAnswer) && !hitsMs.some((hitMs) => isOfHit(write, hitMs)));
  if (!renewal) return [];
  return [
    {
      subject: 'ss_cvt without a hit',
      journey: visit.journey,
      message: 'The session ss_cvt is renewed without a hit, so that the next visit may not be counted; only hits renew it.',
      initiator: renewal.initiator,
      evidence: { cookie: renewal },
    },
  ];
}

/** Returns the hits of this page view, without repeats, those that an earlier page left, and page views that do not count. */
export function newHits(visit: PageVisit): Call[] {
  const hits = callsOf(visit).filter(
    (call) => call.endpoint === 'record-hit' && call.sentBy !== null && hitTimeMs(call) >= visit.openedAtMs,
  );
  return unrepeated(hits.filter((call) => !(isPageView(call) && isSearchPath(call.page || visit.landedOn))));
}

/** Returns the time at which a hit was counted, because it may be sent later. */
function hitTimeMs({ body, atMs }: Call): number {
  const clientDate = (body as { data?: { clientDate?: unknown } | null } | null)?.data?.clientDate;
  return typeof clientDate === 'number' ? clientDate : atMs;
}
