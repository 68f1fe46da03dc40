import type { PageArtifacts } from '../../../cli/audit/artifacts/artifacts.ts';
import type { LastingBrowser } from '../../../cli/audit/browser/lasting-browser.ts';
import { gatherDefaults } from '../../../cli/audit/defaults.ts';
import { type EnqueueOptions, gatherThroughQueue } from '../../../cli/audit/queue/enqueue.ts';
import type { RunOptions } from '../../../cli/audit/queue/job.ts';
import { loadQueuePackages, type QueuePackages } from '../../../cli/audit/queue/packages.ts';
import { connectRedis, type RedisLink } from '../../../cli/audit/queue/redis.ts';
import { workOnQueue } from '../../../cli/audit/queue/work.ts';
import type { GatheredPages } from '../../../cli/audit/run.ts';
import type { AuditPage } from '../../../cli/audit/targets/targets.ts';

/** One short visit a page, for tests of the queue itself. */
export const shortVisit: RunOptions = { ...gatherDefaults, journeys: ['first'], timeoutMs: 1000, pageMs: 1000 };

export const pagesNamed = (...paths: string[]): AuditPage[] =>
  paths.map((path) => ({ url: `https://shop.example${path}`, path, site: null, expectedStatus: null }));

/** A browser for tests of the queue itself: every page is incomplete, at once or when `hold` resolves. */
export const noBrowser = (hold: () => Promise<void> = async () => {}, more: Partial<LastingBrowser> = {}): LastingBrowser => ({
  version: 'none',
  async openProfile() {
    await hold();
    throw new Error('this browser opens no profile');
  },
  crashCount: 0,
  startProblem: () => null,
  close: async () => {},
  ...more,
});

/** A producer or a worker with a connection of its own; `told` holds its messages. */
export async function queueWorld(
  address: URL,
  patienceMs = 10_000,
): Promise<{
  readonly link: RedisLink;
  readonly packages: QueuePackages;
  readonly told: string[];
  /** Stops the producer or worker, as Ctrl-C does. */
  stop(): void;
  enqueue(pages: readonly AuditPage[], more?: Partial<EnqueueOptions>): Promise<GatheredPages>;
  runWorker(browser: LastingBrowser, onPage?: (url: string, done: number) => void): Promise<number>;
}> {
  const packages = await loadQueuePackages();
  const link = await connectRedis(address, patienceMs, packages);
  const told: string[] = [];
  const controller = new AbortController();
  const notify = (line: string) => void told.push(line);
  const { signal } = controller;
  return {
    link,
    packages,
    told,
    stop: () => controller.abort('SIGINT'),
    async enqueue(pages, more = {}) {
      const artifacts: (PageArtifacts | null)[] = pages.map(() => null);
      const onArtifacts = (page: PageArtifacts, index: number) => {
        artifacts[index] = page;
      };
      const options = { run: shortVisit, signal, onPage: () => {}, onArtifacts, notify, ...more };
      const { interrupted } = await gatherThroughQueue(pages, link, packages, options).finally(() => link.close());
      return { artifacts, interrupted };
    },
    runWorker: (browser, onPage = () => {}) =>
      workOnQueue(browser, link, packages, { concurrency: 2, signal, onPage, notify }).finally(() => link.close()),
  };
}
