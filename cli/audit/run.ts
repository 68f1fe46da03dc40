import { setMaxListeners } from 'node:events';
import { CliError } from '../errors.ts';
import { createSlots } from '../slots.ts';
import type { PageArtifacts } from './artifacts/artifacts.ts';
import type { AuditBrowser } from './browser/browser.ts';
import { findAuditBrowser } from './browser/find-audit-browser.ts';
import { createPageGatherer, type GatherPagesOptions } from './gathering/gather-pages.ts';
import type { Baseline } from './judging/baseline.ts';
import { judgeWhole, type Severities } from './judging/judge.ts';
import type { AuditRule } from './judging/rule.ts';
import { type AuditReport, auditReport } from './report/document.ts';
import { type AuditPage, listPages, type Target } from './targets/targets.ts';

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
  /** Called with each page before its first visit. */
  readonly onPage: (page: AuditPage, done: number, total: number) => void;
  /** Receives problems that do not stop the audit. */
  readonly notify: (problem: string) => void;
}

/** Artifacts of the pages in order; null for pages that were not visited. */
export interface GatheredPages {
  readonly artifacts: readonly (PageArtifacts | null)[];
  /** Whether the audit ended before all pages were visited. */
  readonly interrupted: boolean;
}

/** Visits pages, in this process or on other machines. */
export type GatherPages = (pages: readonly AuditPage[]) => Promise<GatheredPages>;

/**
 * Visits every page of the targets in this process, `concurrency` page views at once, and judges them. The report has them in the
 * order of the targets. When the audit is stopped, it lacks pages without a visit, and a page in progress is incomplete.
 */
export const runAudit = (browser: AuditBrowser, options: AuditOptions): Promise<AuditReport> =>
  auditPages(options, (pages) => gatherHere(browser, pages, options));

/** Finds a browser, runs an audit on it and closes it. Throws CliError when there is no browser. */
export async function auditHere(
  options: AuditOptions,
  wanted: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<AuditReport> {
  const browser = await findAuditBrowser(wanted, env);
  try {
    return await runAudit(browser, options);
  } finally {
    await browser.close();
  }
}

/** Judges and reports the pages of the targets, which `gatherPages` visits. Throws CliError for targets without a page. */
export async function auditPages(options: AuditOptions, gatherPages: GatherPages): Promise<AuditReport> {
  const startedAtMs = Date.now();
  const pages = await listPages(options.targets);
  if (pages.length === 0) throw new CliError('There is no page to audit: the targets contain no HTML.');
  const { artifacts, interrupted } = await gatherPages(pages);
  const judged = artifacts.flatMap((page) => (page === null ? [] : [judgeWhole(page, options)]));
  return auditReport(judged, options.baseline, {
    durationMs: Date.now() - startedAtMs,
    interrupted,
    keepSecrets: options.keepSecrets ?? false,
    secretHeaders: Object.keys(options.headers),
  });
}

async function gatherHere(browser: AuditBrowser, pages: readonly AuditPage[], options: AuditOptions): Promise<GatheredPages> {
  const { concurrency, signal, notify, onPage } = options;
  // Each page view in progress adds a listener.
  setMaxListeners(0, signal);
  const sites = options.targets.flatMap((target) => (target.kind === 'site' ? [target.site] : []));
  const gatherer = createPageGatherer(browser, { sites, slots: createSlots(concurrency), notify });
  try {
    const artifacts = pages.map((page, index) => gatherer.gather(page, options, () => onPage(page, index + 1, pages.length)));
    return { artifacts: await Promise.all(artifacts), interrupted: signal.aborted };
  } finally {
    await gatherer.close();
  }
}
