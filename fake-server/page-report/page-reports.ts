import { z } from 'zod';
import type { JournalEntry } from '../common/journal/journal.ts';
import { redactFields, redactText } from '../common/secrets/redact.ts';
import type { PageReport, StoredPageReport } from '../common/visits/page-report.ts';
import type { Session } from '../sessions/sessions.ts';

type ReportSession = Pick<Session, 'journal'>;

/** The last report of each page that was opened in a session, which is the main one by default. */
export interface PageReports {
  /** Adds the report of a page of `site`. Throws a TypeError for a body that is not a report. */
  add(site: string, body: unknown, session?: ReportSession): void;
  /** Stores the names of the scripts that were removed from a page when it was sent. */
  addSentPage(site: string, path: string, leftOut: readonly string[], session?: ReportSession): void;
  list(site?: string, session?: ReportSession): readonly StoredPageReport[];
  /** Calls the listener with each new report of every session. Returns a function that removes the listener. */
  subscribe(listener: (report: StoredPageReport) => void): () => void;
  clear(session?: ReportSession): void;
}

const maxPages = 1000;
const maxRows = 500;
const text = z.string().transform((whole) => whole.slice(0, 2000));
const count = z.int().nonnegative();
const rows = <T extends z.ZodType>(row: T) => z.array(row).transform((all) => all.slice(0, maxRows));
const schema: z.ZodType<PageReport> = z.object({
  url: text,
  state: z.enum(['absent', 'booting', 'ready', 'failed']),
  alive: z.record(z.string().max(100), count),
  skipped: rows(z.object({ block: text, reason: text })),
  missingNames: rows(text),
  errors: rows(text),
  blankImages: rows(z.object({ address: text, reason: text })),
  thirdParties: rows(z.object({ origin: text, requests: count, failed: count, leftOut: count })),
});

type OwnReport = Omit<StoredPageReport, 'unhandledCalls' | 'leftOutScripts'>;

export function createPageReports(main: ReportSession): PageReports {
  const ofSession = new WeakMap<ReportSession, { reports: Map<string, OwnReport>; leftOutOf: Map<string, readonly string[]> }>();
  const of = (session: ReportSession) => {
    const kept = ofSession.get(session) ?? { reports: new Map(), leftOutOf: new Map() };
    ofSession.set(session, kept);
    return kept;
  };
  const listeners = new Set<(report: StoredPageReport) => void>();
  const whole = (report: OwnReport, session: ReportSession): StoredPageReport => {
    const { site, path } = report;
    const unhandled = session.journal.entries({ site, endpoint: 'null' }).filter((entry) => isFrom(entry, path));
    return {
      ...report,
      unhandledCalls: [...new Set(unhandled.map((entry) => `${entry.method} ${entry.path}`))],
      leftOutScripts: counted(of(session).leftOutOf.get(`${site} ${path}`) ?? []),
    };
  };
  return {
    add(site, body, session = main) {
      const { success, data } = schema.safeParse(body);
      if (!success || !URL.canParse(data.url)) throw new TypeError('Expected a page report.');
      // Addresses and errors of a page's scripts may contain secrets: calls#secret-fields.
      const path = redactText(new URL(data.url).pathname);
      const key = `${site} ${path}`;
      const report = { ...(redactFields(data) as PageReport), site, path, time: new Date().toISOString() };
      setLast(of(session).reports, key, report);
      for (const listener of listeners) listener(whole(report, session));
    },
    addSentPage: (site, path, leftOut, session = main) => setLast(of(session).leftOutOf, `${site} ${redactText(path)}`, leftOut),
    list: (site, session = main) =>
      [...of(session).reports.values()]
        .filter((report) => site === undefined || report.site === site)
        .map((report) => whole(report, session)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: (session = main) => of(session).reports.clear(),
  };
}

/** Adds a value as the newest one, and removes the oldest beyond the limit. */
function setLast<T>(all: Map<string, T>, key: string, value: T): void {
  all.delete(key);
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > maxPages && oldest !== undefined) all.delete(oldest);
}

/** Returns whether the page at a path may have sent a call: the referrer is this page, or missing. */
function isFrom({ headers, from }: Pick<JournalEntry, 'headers' | 'from'>, path: string): boolean {
  if (from === 'foreign') return false;
  const { referer } = headers;
  return typeof referer !== 'string' || !URL.canParse(referer) || new URL(referer).pathname === path;
}

function counted(names: readonly string[]): StoredPageReport['leftOutScripts'] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
