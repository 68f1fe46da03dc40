import { type Platform, type Site, start } from '../../fake-server/start.ts';
import { CliError } from '../errors.ts';
import type { JourneyName } from './artifacts.ts';
import type { Baseline } from './baseline.ts';
import type { AuditBrowser } from './browser.ts';
import { type CallLog, callLogOf } from './call-log.ts';
import { gatherPage } from './gather.ts';
import { judgePage } from './judge.ts';
import { type AuditReport, auditReport, type JudgedPage } from './report/document.ts';
import type { AuditRule } from './rule.ts';
import { pagesOf } from './site-pages.ts';
import type { AuditPage, Target } from './targets.ts';

export interface AuditOptions {
  readonly targets: readonly Target[];
  readonly journeys: readonly JourneyName[];
  readonly rules: readonly AuditRule[];
  readonly concurrency: number;
  readonly timeoutMs: number;
  readonly baseline: Baseline;
  readonly signal: AbortSignal;
  /** Hears of every page before it is seen. */
  readonly onPage: (page: AuditPage, done: number, total: number) => void;
  /** Hears of trouble that does not stop the audit. */
  readonly tell: (problem: string) => void;
}

/**
 * Sees and judges every page of the targets, `concurrency` at once, and reports them in the targets' order. A stopped audit
 * reports what it has: pages that were not begun are left out, a page in the middle is incomplete.
 */
export async function runAudit(browser: AuditBrowser, options: AuditOptions): Promise<AuditReport> {
  const startedAtMs = Date.now();
  const sites = options.targets.flatMap((target) => (target.kind === 'site' ? [target.site] : []));
  const lanes = await openLanes(sites, options);
  try {
    const pages = await listPages(options, lanes[0]);
    if (pages.length === 0) throw new CliError('There is no page to audit: the targets hold no HTML.');
    const judged: (JudgedPage | undefined)[] = pages.map(() => undefined);
    const queue = [...pages.entries()];
    const work = async (lane: Lane) => {
      for (let next = queue.shift(); next && !options.signal.aborted; next = queue.shift()) {
        const [index, page] = next;
        options.onPage(page, pages.length - queue.length, pages.length);
        const { timeoutMs, signal } = options;
        const callLog = page.site === null ? null : lane.callLog;
        const artifacts = await gatherPage(browser, lane.address(page), options.journeys, { timeoutMs, signal, callLog });
        judged[index] = { artifacts, findings: judgePage(artifacts, options.rules) };
      }
    };
    await Promise.all(lanes.map(work));
    const run = { durationMs: Date.now() - startedAtMs, interrupted: options.signal.aborted };
    return auditReport(
      judged.filter((page) => page !== undefined),
      options.baseline,
      run,
    );
  } finally {
    await Promise.all(lanes.map(({ platform }) => platform?.close()));
  }
}

/** One page at a time, on a platform of its own: what its journal holds is that page's doing. */
interface Lane {
  readonly platform: Platform | null;
  readonly callLog: CallLog | null;
  /** The page at this lane's platform; pages somewhere on the web stay where they are. */
  address(page: AuditPage): AuditPage;
}

function openLanes(sites: readonly Site[], { concurrency, tell }: AuditOptions): Promise<Lane[]> {
  const open = async (): Promise<Lane> => {
    if (sites.length === 0) return { platform: null, callLog: null, address: (page) => page };
    const platform = await start({ sites, notify: tell });
    const address = (page: AuditPage): AuditPage => {
      const site = platform.sites.find(({ id }) => id === page.site);
      return site ? { ...page, url: new URL(page.path, site.url).href } : page;
    };
    return { platform, callLog: callLogOf(platform.journal), address };
  };
  return Promise.all(Array.from({ length: concurrency }, open));
}

async function listPages({ targets }: AuditOptions, lane: Lane | undefined): Promise<AuditPage[]> {
  const pages: AuditPage[] = [];
  for (const target of targets) {
    if (target.kind === 'url') {
      const { pathname, search } = new URL(target.url);
      pages.push({ url: target.url, path: `${pathname}${search}`, site: null, expectedStatus: null });
    } else {
      const origin = lane?.platform?.sites.find(({ id }) => id === target.site.id)?.url ?? '';
      pages.push(...(await pagesOf(target.site, origin)));
    }
  }
  return pages;
}
