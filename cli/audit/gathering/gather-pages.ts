import { type Platform, type Site, start } from '../../../fake-server/start.ts';
import type { Slots } from '../../core/slots.ts';
import { printable } from '../../report/printable.ts';
import type { JourneyName, PageArtifacts } from '../artifacts/artifacts.ts';
import type { AuditBrowser } from '../browser/browser.ts';
import { type AuditPage, reportedOrigin } from '../targets/targets.ts';
import { type CallLog, callLogOf } from '../visit/requests/call-log.ts';
import { type ChainPlace, gatherPage, type PageOptions } from './gather.ts';
import { needsOtherVisitor, withOtherDevice } from './other-device.ts';
import { createSiteFiles } from './site-files.ts';
import { stableAddresses } from './stable-addresses.ts';
import { withoutPlatform } from './without-platform.ts';

/** Options of the visits, the same for every page of an audit. */
export interface GatherPagesOptions extends PageOptions {
  readonly journeys: readonly JourneyName[];
}

/** Visits pages on a browser of this process. */
export interface PageGatherer {
  /**
   * Visits a page in every journey and calls `onBegin` before the first visit. Starts again when the browser crashes. Returns
   * null when `signal` is aborted before the first visit. Never rejects for a problem of the page.
   */
  gather(page: AuditPage, options: GatherPagesOptions, onBegin?: () => void): Promise<PageArtifacts | null>;
  close(): Promise<void>;
}

interface GathererOptions {
  readonly sites: readonly Site[];
  readonly slots: Slots;
  readonly notify: (problem: string) => void;
  /** Folder to which the paths of files are relative; by default that of the process. */
  readonly cwd?: string;
}

/** Maximum number of attempts for a page during which the browser crashes. */
const maxAttempts = 3;

export function createPageGatherer(
  browser: AuditBrowser,
  { sites, slots, notify, cwd = process.cwd() }: GathererOptions,
): PageGatherer {
  const files = createSiteFiles(sites, cwd);
  const platforms = createPlatformPool(browser, sites, notify);
  const refused = new Set<string>();
  const onRefused = (what: string) => {
    if (!refused.has(what)) notify(`The browser refused the given ${printable(what)}: the pages are visited without it.`);
    refused.add(what);
  };

  async function gatherOnce(page: AuditPage, options: GatherPagesOptions, onBegin: () => void): Promise<PageArtifacts | null> {
    const { signal } = options;
    const gathering = gatherPage(page, options.journeys, () => platforms.take(page), { ...options, onRefused });
    let isBegun = false;
    const tasks = gathering.chains.map((chain) =>
      slots.run(async () => {
        if (signal.aborted) return;
        if (!isBegun) onBegin();
        isBegun = true;
        await chain();
      }),
    );
    await Promise.all(tasks);
    if (!isBegun) return null;
    let gathered = withoutPlatform(gathering.artifacts());
    // Other pages wait for slots already: a page that needs no more visit is done before theirs.
    if (needsOtherVisitor(gathered))
      await slots.run(async () => {
        gathered = await withOtherDevice(gathered, () => platforms.take(page), options);
      });
    const artifacts = stableAddresses(platforms.ports())(await files.placed(gathered));
    const isInterrupted = signal.aborted && artifacts.incomplete === null && artifacts.visits.length < options.journeys.length;
    return isInterrupted ? { ...artifacts, incomplete: 'the audit was interrupted' } : artifacts;
  }

  return {
    async gather(page, options, onBegin = () => undefined) {
      for (let attempt = 1; ; attempt++) {
        const { crashCount } = browser;
        const artifacts = await gatherOnce(page, options, attempt === 1 ? onBegin : () => undefined);
        const hasCrashed = artifacts !== null && artifacts.incomplete !== null && browser.crashCount > crashCount;
        if (!hasCrashed || options.signal.aborted) return artifacts;
        if (attempt === maxAttempts) return { ...artifacts, incomplete: `the browser crashed in each of ${attempt} attempts` };
        notify(`The browser crashed during the visit of ${page.url}, which is made again.`);
      }
    },
    close: () => platforms.close(),
  };
}

/**
 * Creates platforms for page views. Each serves one page view at a time, so that its journal has the calls of that visit only.
 */
function createPlatformPool(browser: AuditBrowser, sites: readonly Site[], notify: (problem: string) => void) {
  const free: { platform: Platform; callLog: CallLog }[] = [];
  const all: Platform[] = [];
  return {
    async take(page: AuditPage): Promise<ChainPlace> {
      if (page.site === null) return { browser, callLog: null, address: (url) => url, free: () => {} };
      const place = free.pop() ?? (await open());
      const origins = new Map(place.platform.sites.map(({ id, url }) => [reportedOrigin(id), new URL(url).origin]));
      const address = (url: string) => {
        const { origin } = new URL(url);
        return (origins.get(origin) ?? origin) + url.slice(origin.length);
      };
      return { browser, callLog: place.callLog, address, free: () => free.push(place) };
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
