import { setMaxListeners } from 'node:events';
import { CliError } from '../errors.ts';
import { createSlots } from '../slots.ts';
import type { PageArtifacts } from './artifacts/artifacts.ts';
import type { AuditBrowser } from './browser/browser.ts';
import { findAuditBrowser } from './browser/find-audit-browser.ts';
import { createPageGatherer, type GatherPagesOptions } from './gathering/gather-pages.ts';
import type { Baseline } from './judging/baseline.ts';
import { judgePage, type Severities, skippedRules } from './judging/judge.ts';
import type { AuditRule } from './judging/rule.ts';
import { type AuditReport, auditReport, type JudgedPage } from './report/document.ts';
import { type AuditPage, listPages, type Target } from './targets/targets.ts';

export interface AuditOptions extends GatherPagesOptions {
  readonly targets: readonly Target[];
  readonly rules: readonly AuditRule[];
  /** What rules count as, where it is not what they say themselves. */
  readonly severities?: Severities;
  /** Page views at once. */
  readonly concurrency: number;
  readonly baseline: Baseline;
  /** Hears of every page before it is seen. */
  readonly onPage: (page: AuditPage, done: number, total: number) => void;
  /** Hears of trouble that does not stop the audit. */
  readonly notify: (problem: string) => void;
}

/** Pages as they were seen, in their order; null for those that nobody came to. */
export interface GatheredPages {
  readonly artifacts: readonly (PageArtifacts | null)[];
  /** Whether the audit ended before all was seen. */
  readonly interrupted: boolean;
}

/** Sees pages, here or elsewhere. */
export type GatherPages = (pages: readonly AuditPage[]) => Promise<GatheredPages>;

/**
 * Sees every page of the targets in this process, `concurrency` page views at once, judges them, and reports them in the targets'
 * order. A stopped audit reports what it has: pages that were not begun are left out, a page in the middle is incomplete.
 */
export const runAudit = (browser: AuditBrowser, options: AuditOptions): Promise<AuditReport> =>
  auditPages(options, (pages) => seeHere(browser, pages, options));

/** As `runAudit`, on a browser that is found and ended for it. Throws CliError when there is none. */
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

/** Judges and reports the pages of the targets, whoever sees them. Throws CliError where there is no page. */
export async function auditPages(options: AuditOptions, gatherPages: GatherPages): Promise<AuditReport> {
  const startedAtMs = Date.now();
  const pages = await listPages(options.targets);
  if (pages.length === 0) throw new CliError('There is no page to audit: the targets hold no HTML.');
  const { artifacts, interrupted } = await gatherPages(pages);
  const judged = artifacts.flatMap((page) => (page === null ? [] : [judge(page, options)]));
  return auditReport(judged, options.baseline, { durationMs: Date.now() - startedAtMs, interrupted });
}

async function seeHere(browser: AuditBrowser, pages: readonly AuditPage[], options: AuditOptions): Promise<GatheredPages> {
  const { concurrency, signal, notify, onPage } = options;
  // Every page view under way listens to it.
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

function judge(artifacts: PageArtifacts, { rules, severities }: AuditOptions): JudgedPage {
  const journeys = Object.entries(artifacts.skippedJourneys ?? {}).map(([journey, reason]) => ({ journey, reason }));
  const skipped = [...skippedRules(artifacts, rules), ...journeys];
  return { artifacts, findings: judgePage(artifacts, rules, severities), skipped };
}
