import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import type { Job, Worker } from 'bullmq';
import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { CliError } from '../../../fake-server/common/errors.ts';
import { listFixtureSites, loadSite } from '../../../fake-server/start.ts';
import { whenAborted } from '../../core/abort.ts';
import { createSlots } from '../../core/slots.ts';
import { inTime } from '../browser/in-time.ts';
import type { LastingBrowser } from '../browser/lasting-browser.ts';
import { createPageGatherer, type PageGatherer } from '../gathering/gather-pages.ts';
import { decodeJob, decodeRun } from './job.ts';
import { keyPrefix, queueName, resultsKey, runKey } from './names.ts';
import type { QueuePackages } from './packages.ts';
import type { RedisLink } from './redis.ts';
import { encodeResult } from './result.ts';
import { announceWorker, retireWorker } from './workers.ts';

export interface WorkOptions {
  /** Maximum number of concurrent pages, and of concurrent page views. */
  readonly concurrency: number;
  /** Ends the worker. Pages in progress are returned to the queue. */
  readonly signal: AbortSignal;
  /** Called when the worker is registered in Redis. */
  readonly onReady?: () => void;
  readonly onPage: (url: string, done: number) => void;
  readonly notify: (problem: string) => void;
}

/** Time without a sign of a worker after which the next check assigns its pages to others (measured: 10 s after a SIGKILL). */
const lockMs = 10_000;
const stalledCheckMs = 5000;
/** Number of times that another worker may continue with a page, before it fails. */
const maxTakeovers = 2;
const announceEveryMs = 5000;
/** Lifetime of a result that is not read. */
const resultSeconds = 3600;
const closeTimeoutMs = 10_000;

/**
 * Visits pages of the queue until it is stopped, and returns their number. Rejects with a CliError when Redis stays unreachable
 * or the browser cannot be started again; pages in progress are then returned to the queue, too.
 */
export async function workOnQueue(
  browser: LastingBrowser,
  link: RedisLink,
  { bullmq }: QueuePackages,
  { concurrency, signal, onReady, onPage, notify }: WorkOptions,
): Promise<number> {
  const name = `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`;
  const { client } = link;
  const brokenController = new AbortController();
  const stop = AbortSignal.any([signal, link.lost, brokenController.signal]);
  // Each page view in progress adds a listener.
  setMaxListeners(0, stop);
  const gatherers = createGatherers(browser, concurrency, notify);
  let done = 0;

  const visitPage = async (job: Job, token: string | undefined): Promise<void> => {
    const { run, index, page } = decode(() => decodeJob(job.data));
    const text = await client.get(runKey(run));
    // Without its options, the run has ended.
    if (text === null) return;
    const options = decode(() => decodeRun(text));
    const artifacts = await (await gatherers.of(page.site)).gather(page, { ...options, signal: stop });
    if (browser.startProblem() !== null) brokenController.abort(browser.startProblem());
    if (stop.aborted) {
      if (!link.lost.aborted) await job.moveToWait(token);
      throw new bullmq.WaitingError();
    }
    if (artifacts === null) return;
    const bytes = await encodeResult({ index, worker: name, artifacts });
    await client.multi().rpush(resultsKey(run), bytes).expire(resultsKey(run), resultSeconds).exec();
    done += 1;
    onPage(page.url, done);
  };
  /** Decodes data of the queue. A job with invalid data is not tried again. */
  const decode = <Data>(read: () => Data): Data => {
    try {
      return read();
    } catch (error) {
      throw new bullmq.UnrecoverableError(errorMessage(error));
    }
  };

  const worker: Worker = new bullmq.Worker(queueName, visitPage, {
    connection: client,
    prefix: keyPrefix,
    name,
    concurrency,
    lockDuration: lockMs,
    stalledInterval: stalledCheckMs,
    maxStalledCount: maxTakeovers,
  });
  worker.on('error', (error) => {
    if (!stop.aborted && client.status === 'ready') notify(`The queue: ${errorMessage(error)}`);
  });
  worker.on('failed', (job, error) => notify(`The page ${pageOf(job)} was not visited: ${errorMessage(error)}`));
  const announce = () => announceWorker(client, name).catch(() => undefined);
  void announce().then(onReady);
  const timer = setInterval(() => void announce(), announceEveryMs);
  try {
    await whenAborted(stop);
    // Without a connection no page can be returned. Once it is reachable, Redis assigns the pages to other workers.
    if (link.lost.aborted) link.close();
    const returnPages = async () => {
      await worker.close(link.lost.aborted);
      if (!link.lost.aborted) await retireWorker(client, name);
    };
    await inTime(returnPages(), closeTimeoutMs, 'Returning pages').catch(() => undefined);
  } finally {
    clearInterval(timer);
    await gatherers.close();
  }
  if (link.lost.aborted) throw link.lost.reason;
  if (brokenController.signal.aborted)
    throw new CliError(`The browser did not start again: ${errorMessage(brokenController.signal.reason)}`, 'no-browser');
  return done;
}

/** Creates gatherers on demand, one for pages on the web and one for each fixture site. All share the same slots. */
function createGatherers(browser: LastingBrowser, concurrency: number, notify: (problem: string) => void) {
  const slots = createSlots(concurrency);
  const gatherers = new Map<string | null, Promise<PageGatherer>>();
  return {
    of(site: string | null): Promise<PageGatherer> {
      const open = async () =>
        createPageGatherer(browser, { sites: site === null ? [] : [await fixtureSite(site)], slots, notify });
      const gatherer = gatherers.get(site) ?? open();
      gatherers.set(site, gatherer);
      return gatherer;
    },
    async close() {
      await Promise.allSettled([...gatherers.values()].map(async (gatherer) => (await gatherer).close()));
    },
  };
}

/** Loads a fixture site of this package. Throws for another id, because a job must not name a folder of this machine. */
async function fixtureSite(id: string) {
  if (!(await listFixtureSites()).includes(id)) throw new Error('it belongs to a site that this worker does not have');
  return loadSite(id);
}

const pageOf = (job: Job | undefined): string => {
  const url = (job?.data as { page?: { url?: unknown } } | undefined)?.page?.url;
  return typeof url === 'string' ? url : 'of a job';
};
