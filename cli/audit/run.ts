import { setMaxListeners } from 'node:events';
import { type Platform, type Site, start } from '../../fake-server/start.ts';
import { CliError } from '../errors.ts';
import type { JourneyName } from './artifacts.ts';
import type { Baseline } from './baseline.ts';
import type { AuditBrowser } from './browser.ts';
import { type CallLog, callLogOf } from './call-log.ts';
import { type ChainPlace, gatherPage, type PageGathering, type PageOptions } from './gather.ts';
import { judgePage, skippedRules } from './judge.ts';
import { type AuditReport, auditReport, type JudgedPage } from './report/document.ts';
import type { AuditRule } from './rule.ts';
import { pagesOf } from './site-pages.ts';
import { stableAddresses } from './stable-addresses.ts';
import type { AuditPage, Target } from './targets.ts';

export interface AuditOptions extends PageOptions {
  readonly targets: readonly Target[];
  readonly journeys: readonly JourneyName[];
  readonly rules: readonly AuditRule[];
  /** Page views at once. */
  readonly concurrency: number;
  readonly baseline: Baseline;
  /** Hears of every page before it is seen. */
  readonly onPage: (page: AuditPage, done: number, total: number) => void;
  /** Hears of trouble that does not stop the audit. */
  readonly notify: (problem: string) => void;
}

/** Where sites of ours stand in every report: at no port, because each run has another. */
const reportedOrigin = (site: string): string => `http://${site}.localhost`;

/**
 * Sees and judges every page of the targets, `concurrency` page views at once, and reports them in the targets' order. A stopped
 * audit reports what it has: pages that were not begun are left out, a page in the middle is incomplete.
 */
export async function runAudit(browser: AuditBrowser, options: AuditOptions): Promise<AuditReport> {
  const startedAtMs = Date.now();
  // Every page view under way listens to it.
  setMaxListeners(0, options.signal);
  const judged = await judgePages(browser, await listPages(options), options);
  if (judged.length === 0 && !options.signal.aborted) throw new CliError('There is no page to audit: the targets hold no HTML.');
  const run = { durationMs: Date.now() - startedAtMs, interrupted: options.signal.aborted };
  return auditReport(judged, options.baseline, run);
}

/** Sees and judges pages; those of sites of ours are served on the way. The result is in the pages' order. */
async function judgePages(
  browser: AuditBrowser,
  pages: readonly AuditPage[],
  options: Omit<AuditOptions, 'baseline' | 'journeys'> & { readonly journeys: readonly JourneyName[] },
): Promise<JudgedPage[]> {
  const sites = options.targets.flatMap((target) => (target.kind === 'site' ? [target.site] : []));
  const lanes = createLanes(browser, sites, options);
  try {
    const gatherings: PageGathering[] = [];
    const queue = pages.flatMap((page, index) => {
      const gathering = gatherPage(page, options.journeys, () => lanes.take(), options);
      return gathering.chains.map((chain, at) => async () => {
        if (at === 0) {
          gatherings.push(gathering);
          options.onPage(page, index + 1, pages.length);
        } else if (!gatherings.includes(gathering)) return;
        await chain();
      });
    });
    const work = async () => {
      for (let next = queue.shift(); next && !options.signal.aborted; next = queue.shift()) await next();
    };
    await Promise.all(Array.from({ length: options.concurrency }, work));
    const addresses = stableAddresses(lanes.ports());
    return gatherings
      .sort((one, other) => pages.indexOf(one.page) - pages.indexOf(other.page))
      .map((gathering) => {
        const artifacts = addresses(gathering.artifacts());
        const incomplete =
          options.signal.aborted && artifacts.incomplete === null && artifacts.visits.length < options.journeys.length;
        const whole = incomplete ? { ...artifacts, incomplete: 'the audit was interrupted' } : artifacts;
        const journeys = Object.entries(whole.skippedJourneys ?? {}).map(([journey, reason]) => ({ journey, reason }));
        const skipped = [...skippedRules(whole, options.rules), ...journeys];
        return { artifacts: whole, findings: judgePage(whole, options.rules), skipped };
      });
  } finally {
    await lanes.close();
  }
}

/** One page view at a time on each, on a platform of its own: what its journal holds is that visit's doing. */
function createLanes(browser: AuditBrowser, sites: readonly Site[], { notify }: Pick<AuditOptions, 'notify'>) {
  const free: { platform: Platform; callLog: CallLog }[] = [];
  const all: Platform[] = [];
  return {
    async take(): Promise<ChainPlace> {
      if (sites.length === 0) return { browser, callLog: null, address: (url) => url, free: () => {} };
      const lane = free.pop() ?? (await open());
      const origins = new Map(lane.platform.sites.map(({ id, url }) => [reportedOrigin(id), new URL(url).origin]));
      const address = (url: string) => {
        const { origin } = new URL(url);
        return (origins.get(origin) ?? origin) + url.slice(origin.length);
      };
      return { browser, callLog: lane.callLog, address, free: () => free.push(lane) };
    },
    ports: () => all.map(({ port }) => port),
    async close() {
      await Promise.all(all.map((platform) => platform.close()));
    },
  };

  async function open() {
    const platform = await start({ sites, notify });
    all.push(platform);
    return { platform, callLog: callLogOf(platform.journal) };
  }
}

async function listPages({ targets }: AuditOptions): Promise<AuditPage[]> {
  const pages: AuditPage[] = [];
  for (const target of targets) {
    if (target.kind === 'url') {
      const { pathname, search } = new URL(target.url);
      pages.push({ url: target.url, path: `${pathname}${search}`, site: null, expectedStatus: null });
    } else pages.push(...(await pagesOf(target.site, reportedOrigin(target.site.id))));
  }
  return pages;
}
