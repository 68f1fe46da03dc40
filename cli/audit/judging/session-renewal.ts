import type { PageVisit } from '../artifacts/artifacts.ts';
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

/** A session ends 30 minutes after the latest hit, so each hit renews it: analytics#visit-session. */
export function unrenewedSession(visit: PageVisit, restrictedAtStart: boolean): Problem[] {
  const renewals = visit.writes.filter(
    (write) =>
      write.name === 'ss_cvt' &&
      isStoring(write) &&
      isSession(write.value) &&
      Math.abs(Number(write.value) - write.atMs) < maxSessionAgeMs,
  );
  const hit = newHits(visit).find(
    (call) =>
      (!restrictedAtStart || call.afterAnswer) &&
      !renewals.some(({ atMs }) => atMs > hitTimeMs(call) - renewedBeforeMs && atMs < hitTimeMs(call) + renewedAfterMs),
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
