import { type Platform, type Site, start } from '../../../fake-server/start.ts';
import type { Slots } from '../../slots.ts';
import type { JourneyName, PageArtifacts } from '../artifacts/artifacts.ts';
import type { AuditBrowser } from '../browser/browser.ts';
import { type AuditPage, reportedOrigin } from '../targets/targets.ts';
import { type CallLog, callLogOf } from '../visit/call-log.ts';
import { type ChainPlace, gatherPage, type PageOptions } from './gather.ts';
import { stableAddresses } from './stable-addresses.ts';

/** How pages are seen; the same for every page of an audit. */
export interface GatherPagesOptions extends PageOptions {
  readonly journeys: readonly JourneyName[];
}

/** Sees pages on a browser of this process. */
export interface PageGatherer {
  /**
   * Sees one page in every journey. `onBegin` hears when its turn has come. A page during which the browser crashes is seen again.
   * Returns null for a page that was not begun when `signal` stopped the audit. Never rejects for what a page does.
   */
  gather(page: AuditPage, options: GatherPagesOptions, onBegin?: () => void): Promise<PageArtifacts | null>;
  close(): Promise<void>;
}

/** As often is a page seen at most, when the browser does not live through it. */
const maxAttempts = 3;

export function createPageGatherer(
  browser: AuditBrowser,
  { sites, slots, notify }: { sites: readonly Site[]; slots: Slots; notify: (problem: string) => void },
): PageGatherer {
  const lanes = createLanes(browser, sites, notify);

  async function gatherOnce(page: AuditPage, options: GatherPagesOptions, onBegin: () => void): Promise<PageArtifacts | null> {
    const { signal } = options;
    const gathering = gatherPage(page, options.journeys, () => lanes.take(page), options);
    let isBegun = false;
    const turns = gathering.chains.map((chain) =>
      slots.run(async () => {
        if (signal.aborted) return;
        if (!isBegun) onBegin();
        isBegun = true;
        await chain();
      }),
    );
    await Promise.all(turns);
    if (!isBegun) return null;
    const artifacts = stableAddresses(lanes.ports())(gathering.artifacts());
    const isCut = signal.aborted && artifacts.incomplete === null && artifacts.visits.length < options.journeys.length;
    return isCut ? { ...artifacts, incomplete: 'the audit was interrupted' } : artifacts;
  }

  return {
    async gather(page, options, onBegin = () => undefined) {
      for (let attempt = 1; ; attempt++) {
        const losses = browser.losses();
        const artifacts = await gatherOnce(page, options, attempt === 1 ? onBegin : () => undefined);
        const isLost = artifacts !== null && artifacts.incomplete !== null && browser.losses() > losses;
        if (!isLost || options.signal.aborted) return artifacts;
        if (attempt === maxAttempts) return { ...artifacts, incomplete: `the browser ended each of ${attempt} times` };
        notify(`The browser ended while ${page.url} was seen: it is seen again.`);
      }
    },
    close: () => lanes.close(),
  };
}

/** One page view at a time on each, on a platform of its own: what its journal holds is that visit's doing. */
function createLanes(browser: AuditBrowser, sites: readonly Site[], notify: (problem: string) => void) {
  const free: { platform: Platform; callLog: CallLog }[] = [];
  const all: Platform[] = [];
  return {
    async take(page: AuditPage): Promise<ChainPlace> {
      if (page.site === null) return { browser, callLog: null, address: (url) => url, free: () => {} };
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
