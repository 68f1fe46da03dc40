import { analyticsIdCookieName, visitorRecordCookieName, visitSessionCookieName } from '../contract/cookies.ts';
import {
  decodeVisitorRecord,
  decodeVisitSession,
  encodeVisitorRecord,
  type VisitorRecord,
} from '../contract/decoders/visit-cookies.ts';
import { visitLimits } from '../contract/limits.ts';
import type { CookieJar } from '../lib/cookie-jar.ts';

/** The visitor's record and session. Spec 1 §3-§5. */
export interface Visit {
  /**
   * Counts one hit and renews the session; a new visit starts when there is no session. Times are in milliseconds (our choice).
   * Answers the visitor record as it stands in its cookie, or an empty text where cookies are refused.
   */
  hit(): string;
}

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
