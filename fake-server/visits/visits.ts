import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactFields } from '../common/secrets/redact.ts';
import type { SeenCookie, VisitDetail, VisitSummary } from '../common/visits/visits.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';
import { describeVisit, summarizeVisit } from './describe-visit.ts';
import { listCookies } from './list-cookies.ts';
import { readCalls } from './read-calls.ts';
import { recordReport } from './record-report.ts';
import { recordResponse } from './record-response.ts';
import { visitReportSchema } from './report-schema.ts';
import { createSourceFinder } from './runtime-sources.ts';
import { createVisitLog, type VisitLog } from './visit-log.ts';

/** The visits of each session: page views, writes of cookies, calls, and answers to the banner. */
export interface Visits {
  /** Records a request of a site when its response has been sent. */
  observe(request: IncomingMessage, response: ServerResponse, site: string): void;
  /** Adds a page's report of its writes. Throws a TypeError for a body that is not such a report. */
  addReport(request: IncomingMessage, site: string, body: unknown): void;
  /** Returns the visits of the session of a request, the newest first. */
  list(request: IncomingMessage): readonly VisitSummary[];
  find(request: IncomingMessage, id: string): VisitDetail | null;
  cookies(request: IncomingMessage, site?: string): readonly SeenCookie[];
  /** Removes the visits of a session. */
  clear(session: Session): void;
}

export function createVisits(sessions: Sessions, runtimeDir: string, now: () => number = Date.now): Visits {
  // By the session itself: its visits end with it.
  const logs = new WeakMap<Session, VisitLog>();
  const logOf = (session: Session): VisitLog => {
    const log = logs.get(session) ?? createVisitLog();
    logs.set(session, log);
    return log;
  };
  const withCalls = (request: IncomingMessage): VisitLog => {
    const session = sessions.of(request);
    const log = logOf(session);
    readCalls(log, session.journal);
    return log;
  };
  const findSource = createSourceFinder(runtimeDir);
  return {
    observe(request, response, site) {
      const atMs = now();
      response.once('finish', () => recordResponse(logOf(sessions.of(request)), request, response, site, atMs));
    },
    addReport(request, site, body) {
      const { success, data } = visitReportSchema.safeParse(body);
      if (!success)
        throw new TypeError('Expected a report of a visit: {"kind":"visit","url",…}, as the script of serve --report sends it.');
      // calls#secret-fields
      const report = redactFields(data) as typeof data;
      recordReport(logOf(sessions.of(request)), { request, site, report, nowMs: now() }, findSource);
    },
    list: (request) => withCalls(request).list().map(summarizeVisit),
    find(request, id) {
      const visit = withCalls(request)
        .list()
        .find((each) => each.id === id);
      return visit ? describeVisit(visit) : null;
    },
    cookies: (request, site) =>
      listCookies(
        withCalls(request)
          .list()
          .filter((visit) => site === undefined || visit.site === site),
      ),
    clear: (session) => logOf(session).clear(),
  };
}
