import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import type { Job, Worker } from 'bullmq';
import { listFixtureSites, loadSite } from '../../../fake-server/start.ts';
import { whenAborted } from '../../abort.ts';
import { CliError, messageOf } from '../../errors.ts';
import { createSlots } from '../../slots.ts';
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
  /** Pages at once, and page views at once. */
  readonly concurrency: number;
  /** Ends the work: what is under way is given back. */
  readonly signal: AbortSignal;
  /** Hears when whoever enqueues can see that there is a worker. */
  readonly onReady?: () => void;
  readonly onPage: (url: string, done: number) => void;
  readonly notify: (problem: string) => void;
}

/** A page whose worker is silent for so long is given to another, at the next look (measured: 10 s after a SIGKILL). */
const lockMs = 10_000;
const stalledLookMs = 5000;
/** So many workers may die over one page before it is given up. */
const maxTakeovers = 2;
const announceEveryMs = 5000;
/** What nobody fetches goes by itself. */
const resultSeconds = 3600;
const closeTimeoutMs = 10_000;

/**
 * Takes pages out of the queue and sees them, until it is stopped. Returns how many it saw. Rejects with a CliError when Redis stays away
 * or the browser can be started no more; pages under way are given back then, too.
 */
export async function workOnQueue(
  browser: LastingBrowser,
  link: RedisLink,
  { bullmq }: QueuePackages,
  { concurrency, signal, onReady, onPage, notify }: WorkOptions,
): Promise<number> {
  const name = `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`;
  const { client } = link;
  const broken = new AbortController();
  const stop = AbortSignal.any([signal, link.lost, broken.signal]);
  // Every page view under way listens to it.
  setMaxListeners(0, stop);
  const gatherers = createGatherers(browser, concurrency, notify);
  let done = 0;

  const see = async (job: Job, token: string | undefined): Promise<void> => {
    const { run, index, page } = decode(() => decodeJob(job.data));
    const text = await client.get(runKey(run));
    // Whoever asked has gone.
    if (text === null) return;
    const options = decode(() => decodeRun(text));
    const artifacts = await (await gatherers.of(page.site)).gather(page, { ...options, signal: stop });
    if (browser.startProblem() !== null) broken.abort(browser.startProblem());
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
  /** What is not ours will not become so. */
  const decode = <Data>(read: () => Data): Data => {
    try {
      return read();
    } catch (error) {
      throw new bullmq.UnrecoverableError(messageOf(error));
    }
  };

  const worker: Worker = new bullmq.Worker(queueName, see, {
    connection: client,
    prefix: keyPrefix,
    name,
    concurrency,
    lockDuration: lockMs,
    stalledInterval: stalledLookMs,
    maxStalledCount: maxTakeovers,
  });
  worker.on('error', (error) => {
    if (!stop.aborted && client.status === 'ready') notify(`The queue: ${messageOf(error)}`);
  });
  worker.on('failed', (job, error) => notify(`The page ${pageOf(job)} was not seen: ${messageOf(error)}`));
  const announce = () => announceWorker(client, name).catch(() => undefined);
  void announce().then(onReady);
  const timer = setInterval(() => void announce(), announceEveryMs);
  try {
    await whenAborted(stop);
    // Nothing can be given back to a Redis that is not there: it gives the pages to others by itself when it is.
    if (link.lost.aborted) link.close();
    const leave = async () => {
      await worker.close(link.lost.aborted);
      if (!link.lost.aborted) await retireWorker(client, name);
    };
    await inTime(leave(), closeTimeoutMs, 'Giving pages back').catch(() => undefined);
  } finally {
    clearInterval(timer);
    await gatherers.close();
  }
  if (link.lost.aborted) throw link.lost.reason;
  if (broken.signal.aborted) throw new CliError(`The browser did not start again: ${messageOf(broken.signal.reason)}`);
  return done;
}

/** One for the web and one for each fixture site that is asked for, with one room for all. */
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

/** Only what this package brings along: a job may not name a folder of this machine. */
async function fixtureSite(id: string) {
  if (!(await listFixtureSites()).includes(id)) throw new Error('it belongs to a site that this worker does not have');
  return loadSite(id);
}

const pageOf = (job: Job | undefined): string => {
  const url = (job?.data as { page?: { url?: unknown } } | undefined)?.page?.url;
  return typeof url === 'string' ? url : 'of a job';
};
