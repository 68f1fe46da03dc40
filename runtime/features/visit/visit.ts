import type { CookieJar } from '../../browser/cookie-jar.ts';
import { analyticsIdLifetimeMs, recordLifetimeMs, sessionLifetimeMs } from '../../contract/analytics/limits.ts';
import { decodeVisitSession, splitVisitorRecord } from '../../contract/analytics/visit-cookies.ts';
import { analyticsIdCookieName, visitorRecordCookieName, visitSessionCookieName } from '../../contract/cookies.ts';
import type { Visit } from '../../page/visit.ts';

/** The visitor's record and session. Spec 1 §3-§5. */
export function createVisit(jar: CookieJar, now: () => number, newId: () => string): Visit {
  return {
    hit() {
      // `toFixed`, because V8 keeps the texts of large numbers made otherwise, in a cache of 46 KiB that it makes at the first one.
      const time = now().toFixed();
      // Read at the moment of writing: another tab may have started the visit since. All before the first is written: reading
      // after that asks the browser's own process anew.
      const record = splitVisitorRecord(jar.read(visitorRecordCookieName));
      const isRunning = decodeVisitSession(jar.read(visitSessionCookieName));
      const hasId = jar.read(analyticsIdCookieName);
      if (!record || !isRunning) {
        const [id = newId(), first = time, , latest = time, count = 0] = record || [];
        jar.write(visitorRecordCookieName, [id, first, latest, time, Number(count) + 1].join('|'), recordLifetimeMs);
      }
      jar.write(visitSessionCookieName, time, sessionLifetimeMs);
      if (!hasId) jar.write(analyticsIdCookieName, newId(), analyticsIdLifetimeMs);
      return jar.read(visitorRecordCookieName) || '';
    },
  };
}
