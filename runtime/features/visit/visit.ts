import type { CookieJar } from '../../browser/cookie-jar.ts';
import { visitLimits } from '../../contract/analytics/limits.ts';
import {
  decodeVisitorRecord,
  decodeVisitSession,
  encodeVisitorRecord,
  type VisitorRecord,
} from '../../contract/analytics/visit-cookies.ts';
import { analyticsIdCookieName, visitorRecordCookieName, visitSessionCookieName } from '../../contract/cookies.ts';
import type { Visit } from '../../page/visit.ts';

/** The visitor's record and session. Spec 1 §3-§5. */
export function createVisit(jar: CookieJar, now: () => number, newId: () => string): Visit {
  return {
    hit() {
      const time = now();
      // Read at the moment of writing: another tab may have started the visit since. All before the first is written: reading
      // after that asks the browser's own process anew.
      const record = decodeVisitorRecord(jar.read(visitorRecordCookieName));
      const isRunning = decodeVisitSession(jar.read(visitSessionCookieName)) !== null;
      const hasId = jar.read(analyticsIdCookieName);
      if (!record || !isRunning) {
        const text = encodeVisitorRecord(record ? nextVisit(record, time) : firstVisit(newId(), time));
        jar.write(visitorRecordCookieName, text, visitLimits.recordLifetimeMs);
      }
      jar.write(visitSessionCookieName, time.toFixed(), visitLimits.sessionLifetimeMs);
      if (!hasId) jar.write(analyticsIdCookieName, newId(), visitLimits.analyticsIdLifetimeMs);
      return jar.read(visitorRecordCookieName) ?? '';
    },
  };
}

const firstVisit = (id: string, time: number): VisitorRecord => ({
  id,
  firstVisitMs: time,
  previousVisitMs: time,
  latestVisitMs: time,
  visitCount: 1,
});

const nextVisit = (record: VisitorRecord, time: number): VisitorRecord => ({
  ...record,
  previousVisitMs: record.latestVisitMs,
  latestVisitMs: time,
  visitCount: record.visitCount + 1,
});
