import { z } from 'zod';
import type { PageReport, StoredPageReport } from '../../runtime/contract/page/page-report.ts';
import type { Journal } from '../journal/journal.ts';

/** Reports of the pages that visitors have opened, the last of each page. */
export interface PageReports {
  /** Takes what a page of `site` has sent. Throws a TypeError for what is no report. */
  add(site: string, body: unknown): void;
  list(site?: string): readonly StoredPageReport[];
  /** Calls the listener with each report that says something new; the returned function ends that. */
  subscribe(listener: (report: StoredPageReport) => void): () => void;
  clear(): void;
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
  thirdParties: rows(z.object({ origin: text, requests: count, failed: count })),
});

export function createPageReports(journal: Journal): PageReports {
  const reports = new Map<string, Omit<StoredPageReport, 'unhandledCalls'>>();
  const listeners = new Set<(report: StoredPageReport) => void>();
  const withCalls = (report: Omit<StoredPageReport, 'unhandledCalls'>): StoredPageReport => {
    const unhandled = journal.entries({ site: report.site }).filter(({ endpoint }) => endpoint === null);
    return { ...report, unhandledCalls: [...new Set(unhandled.map(({ method, path }) => `${method} ${path}`))] };
  };
  return {
    add(site, body) {
      const { success, data } = schema.safeParse(body);
      if (!success || !URL.canParse(data.url)) throw new TypeError('Expected a page report.');
      const path = new URL(data.url).pathname;
      const key = `${site} ${path}`;
      const report = { ...data, site, path, time: new Date().toISOString() };
      reports.delete(key);
      reports.set(key, report);
      const [oldest] = reports.keys();
      if (reports.size > maxPages && oldest !== undefined) reports.delete(oldest);
      for (const listener of listeners) listener(withCalls(report));
    },
    list: (site) => [...reports.values()].filter((report) => site === undefined || report.site === site).map(withCalls),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => reports.clear(),
  };
}
