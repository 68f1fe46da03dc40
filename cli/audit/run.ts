import { setMaxListeners } from 'node:events';
import { TargetError } from '../../fake-server/common/errors.ts';
import { createSlots } from '../core/slots.ts';
import type { Env } from '../io.ts';
import type { PageArtifacts } from './artifacts/artifacts.ts';
import type { AuditBrowser } from './browser/browser.ts';
import { browserOfCaller } from './browser/browser-of-caller.ts';
import type { CallersBrowser } from './browser/callers-browser.ts';
import { findAuditBrowser } from './browser/find-audit-browser.ts';
import { createPageGatherer, type GatherPagesOptions } from './gathering/gather-pages.ts';
import type { Baseline } from './judging/baseline.ts';
import { judgeWhole, type Severities } from './judging/judge.ts';
import type { AuditRule } from './judging/rule.ts';
import {
  type AuditDocument,
  type AuditReport,
  joinedReport,
  type PageReport,
  pageReport,
  type ReportedPage,
} from './report/document.ts';
import { type AuditPage, listPages, type Target } from './targets/targets.ts';
import { createTimeLeft } from './time-left.ts';

export interface AuditOptions extends GatherPagesOptions {
  readonly targets: readonly Target[];
  readonly rules: readonly AuditRule[];
  /** Severities that override those of the rules, by rule id. */
  readonly severities?: Severities;
  /** Number of page views at the same time. */
  readonly concurrency: number;
  readonly baseline: Baseline;
  /** Whether reports contain values of cookies and credentials (`--keep-secrets`). */
  readonly keepSecrets?: boolean;
  /** Whether the report contains the requests and pictures of all visits; true by default. */
  readonly keepTraffic?: boolean;
  /** JSON document of an earlier audit, which the report is compared with (`--compare`); null without one. */
  readonly compare?: AuditDocument | null;
  /** Folder to which paths in reports are relative; by default that of the process. */
  readonly cwd?: string;
  /** Called with each page before its first visit, and with the time left in milliseconds, null without an estimate. */
  readonly onPage: (page: AuditPage, done: number, total: number, leftMs: number | null) => void;
  /** Receives details that `--verbose` prints. */
  readonly detail?: (line: string) => void;
  /** Receives problems that do not stop the audit. */
  readonly notify: (problem: string) => void;
  /** Receives the artifacts of each page when it was visited. */
  readonly onArtifacts?: OnArtifacts;
  /** Receives each page when it is judged. */
  readonly onJudged?: (page: ReportedPage) => void;
}

type OnArtifacts = (artifacts: PageArtifacts, index: number, total: number) => void;

/** Artifacts of the pages of an earlier audit in order; null for pages that were not visited. */
export interface GatheredPages {
  readonly artifacts: readonly (PageArtifacts | null)[];
  /** Whether the audit ended before all pages were visited. */
  readonly interrupted: boolean;
}

/** Visits pages, in this process or on other machines. `onArtifacts` receives those of each page when it was visited. */
export type GatherPages = (pages: readonly AuditPage[], onArtifacts: OnArtifacts) => Promise<{ readonly interrupted: boolean }>;

/**
 * Visits every page of the targets in this process, `concurrency` page views at once, and judges them. The report has them in the
 * order of the targets. When the audit is stopped, it lacks pages without a visit, and a page in progress is incomplete.
 */
export const runAudit = (browser: AuditBrowser, options: AuditOptions): Promise<AuditReport> =>
  auditPages(options, (pages, onArtifacts) => gatherHere(browser, pages, { ...options, onArtifacts }));

/** Finds a browser, runs an audit on it and closes it. Throws CliError when there is no browser. */
export async function auditHere(
  options: AuditOptions,
  wanted: string | CallersBrowser | undefined,
  env: Env,
): Promise<AuditReport> {
  const browser = await (typeof wanted === 'object' ? browserOfCaller(wanted) : findAuditBrowser(wanted, env, options.detail));
  try {
    return await runAudit(browser, options);
  } finally {
    await browser.close();
  }
}

/** Judges and reports the pages of the targets, which `gatherPages` visits. Throws TargetError for targets without a page. */
export async function auditPages(options: AuditOptions, gatherPages: GatherPages): Promise<AuditReport> {
  const startedAtMs = Date.now();
  const pages = await listPages(options.targets);
  if (pages.length === 0) throw new TargetError('There is no page to audit: the targets contain no HTML.');
  return judgeWhileGathering(options, startedAtMs, (onArtifacts) => gatherPages(pages, onArtifacts));
}

/** Judges and reports pages that were visited earlier. */
export const auditSaved = (options: AuditOptions, { artifacts, interrupted }: GatheredPages): Promise<AuditReport> =>
  judgeWhileGathering(options, Date.now(), async (onArtifacts) => {
    for (const [index, page] of artifacts.entries()) if (page !== null) onArtifacts(page, index, artifacts.length);
    return { interrupted };
  });

/**
 * Judges each page as soon as it was visited, and reports all of them in order. Artifacts of a page are not kept, because those
 * of a large site do not fit into memory.
 */
async function judgeWhileGathering(
  options: AuditOptions,
  startedAtMs: number,
  gather: (onArtifacts: OnArtifacts) => Promise<{ readonly interrupted: boolean }>,
): Promise<AuditReport> {
  const { baseline, compare = null, keepSecrets = false, keepTraffic = true } = options;
  const reports = new Map<number, PageReport>();
  const { interrupted } = await gather((page, index, total) => {
    options.onArtifacts?.(page, index, total);
    const report = pageReport(judgeWhole(page, options), baseline, { keepSecrets });
    reports.set(index, keepTraffic ? report : { ...report, traffic: [] });
    options.onJudged?.(report.page);
  });
  const inOrder = [...reports].sort(([one], [other]) => one - other).map(([, report]) => report);
  return joinedReport(inOrder, { durationMs: Date.now() - startedAtMs, interrupted, compare });
}

async function gatherHere(
  browser: AuditBrowser,
  pages: readonly AuditPage[],
  options: AuditOptions,
): Promise<{ interrupted: boolean }> {
  const { concurrency, signal, notify, onPage } = options;
  // Each page view in progress adds a listener.
  setMaxListeners(0, signal);
  const sites = options.targets.flatMap((target) => (target.kind === 'site' ? [target.site] : []));
  const timeLeft = createTimeLeft(pages.length);
  const gatherer = createPageGatherer(browser, {
    sites,
    slots: createSlots(concurrency),
    notify,
    cwd: options.cwd ?? process.cwd(),
  });
  try {
    const visits = pages.map(async (page, index) => {
      const begin = () => onPage(page, index + 1, pages.length, timeLeft.leftMs());
      const gathered = await gatherer.gather(page, options, begin);
      timeLeft.done();
      if (gathered !== null) options.onArtifacts?.(gathered, index, pages.length);
    });
    await Promise.all(visits);
    return { interrupted: signal.aborted };
  } finally {
    await gatherer.close();
  }
}
