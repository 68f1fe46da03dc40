// Part of the boot script.
import type { CookieJar } from '../../browser/cookie-jar.ts';
import { analyticsIdLifetimeMs, recordLifetimeMs, sessionLifetimeMs } from '../../contract/analytics/constants.ts';
import { decodeVisitSession, splitVisitorRecord } from '../../contract/analytics/visit-cookies.ts';
import { analyticsIdCookieName, visitorRecordCookieName, visitSessionCookieName } from '../../contract/cookies.ts';
import type { Visit } from '../../page/page.ts';

/**
 * Returns the visit, which writes the visitor's record, session and analytics id: analytics#visit-record, analytics#new-visit.
 */
export function createVisit(jar: CookieJar, now: () => number, newId: () => string): Visit {
  return {
    hit() {
      // `toFixed` avoids V8's cache of number texts, which takes 46 KiB at the first large number.
      const time = now().toFixed();
      // Read at each hit, because another tab may have started the visit. Read before the first write, because a read after a
      // write causes another call to the browser process.
      const record = splitVisitorRecord(jar.read(visitorRecordCookieName));
      const isRunning = decodeVisitSession(jar.read(visitSessionCookieName));
      const hasId = jar.read(analyticsIdCookieName);
      if (!record || !isRunning)
        jar.write(visitorRecordCookieName, recordOfNewVisit(record, time, newId).join('|'), recordLifetimeMs);
      jar.write(visitSessionCookieName, time, sessionLifetimeMs);
      if (!hasId) jar.write(analyticsIdCookieName, newId(), analyticsIdLifetimeMs);
      return jar.read(visitorRecordCookieName) || '';
    },
  };
}

/** Returns the visitor record at the start of a visit: id, first, previous and latest visit, and visit count. */
function recordOfNewVisit(record: readonly string[] | null, time: string, newId: () => string): readonly unknown[] {
  if (!record) return [newId(), time, time, time, 1];
  const [id, first, _previous, latest, count] = record;
  return [id, first, latest, time, Number(count) + 1];
}
