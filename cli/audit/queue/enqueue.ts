import { randomUUID } from 'node:crypto';
import type { Job, JobsOptions } from 'bullmq';
import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { unlessAborted } from '../../core/abort.ts';
import type { PageArtifacts } from '../artifacts/artifacts.ts';
import type { AuditPage } from '../targets/targets.ts';
import { createTimeLeft } from '../time-left.ts';
import { decodeJob, encodeJob, encodeRun, type RunOptions } from './job.ts';
import { keyPrefix, queueName, resultsKey, runKey, toolVersion } from './names.ts';
import type { QueuePackages } from './packages.ts';
import type { RedisLink } from './redis.ts';
import { shownAddress } from './redis-address.ts';
import { decodeResult } from './result.ts';
import { aliveWorkers } from './workers.ts';

export interface EnqueueOptions {
  readonly run: RunOptions;
  readonly signal: AbortSignal;
  /** Called with each page after its visits, and with the time left in milliseconds, null without an estimate. */
  readonly onPage: (page: AuditPage, done: number, total: number, leftMs: number | null) => void;
  /** Called with the artifacts of each page. */
  readonly onArtifacts: (artifacts: PageArtifacts, index: number, total: number) => void;
  readonly notify: (problem: string) => void;
}

/** Time after which a run without a waiting process expires. Workers drop the pages of an expired run. */
const runSeconds = 60;
/** Duration of one wait for a result, between checks of the run. */
const waitSeconds = 1;
const checkEveryMs = 2000;
/** Number of times that a lost page is enqueued again. */
const maxReenqueues = 5;
/** Number of jobs that one command adds. */
const batchSize = 500;
/** Failed jobs that Redis keeps until the waiting process has read them. */
const maxFailures = 10_000;

/**
 * Enqueues pages and waits until workers have visited them all. Lost pages, as after a FLUSHALL, are enqueued again; a page that
 * is visited twice counts once. Rejects with a CliError only before the first result: a run that is stopped, or whose Redis stays
 * unreachable, ends with the results so far.
 */
export async function gatherThroughQueue(
  pages: readonly AuditPage[],
  link: RedisLink,
  { bullmq }: QueuePackages,
  { run: runOptions, signal, onPage, onArtifacts, notify }: EnqueueOptions,
): Promise<{ readonly interrupted: boolean }> {
  const run = randomUUID();
  const { client } = link;
  const waiting = link.duplicate();
  const queue = new bullmq.Queue(queueName, { connection: client, prefix: keyPrefix });
  queue.on('error', () => undefined);
  const progress = createRunProgress(pages, { onPage, onArtifacts });
  let checkedAtMs = Date.now();
  const reported = new Set<string>();
  const notifyOnce = (problem: string) => {
    if (!reported.has(problem)) notify(problem);
    reported.add(problem);
  };

  const add = async (indexes: readonly number[]) => {
    await client.set(runKey(run), encodeRun(runOptions), 'EX', runSeconds);
    const jobs = indexes.flatMap((index) => {
      const page = pages[index];
      return page ? [{ name: 'page', data: encodeJob({ run, index, page }), opts: jobOptions(`${run}-${index}`) }] : [];
    });
    for (let at = 0; at < jobs.length && !signal.aborted; at += batchSize) await queue.addBulk(jobs.slice(at, at + batchSize));
  };

  /** Reads failed jobs and enqueues lost pages again. */
  const checkRun = async () => {
    for (const job of await queue.getFailed(0, maxFailures)) {
      const index = indexIn(run, job);
      if (index === null) continue;
      progress.giveUp(index, `each of its workers ended during the visit (${job.failedReason})`);
      await job.remove().catch(() => undefined);
    }
    const exists = (await client.expire(runKey(run), runSeconds)) === 1;
    const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
    const isEmpty = Object.values(counts).every((count) => count === 0);
    // Results that are already in Redis are read before a page counts as lost.
    if ((isEmpty || !exists) && (await client.llen(resultsKey(run))) === 0) {
      progress.giveUpLost();
      await add(progress.missing());
    }
    const versions = await aliveWorkers(client);
    if (!versions.includes(toolVersion)) notifyOnce(noWorker(link.address, versions));
  };

  const gatherAll = async () => {
    await add(progress.missing());
    while (progress.done() < pages.length && !signal.aborted && !link.lost.aborted) {
      if (Date.now() - checkedAtMs >= checkEveryMs) {
        await checkRun();
        checkedAtMs = Date.now();
        continue;
      }
      const [, bytes] = (await waiting.blpopBuffer(resultsKey(run), waitSeconds)) ?? [];
      if (!bytes) continue;
      const result = await decodeResult(bytes).catch((error: unknown) => notifyOnce(`${errorMessage(error)}. It is left out.`));
      if (result) progress.take(result.index, result.artifacts);
    }
  };

  try {
    await link.orLost(unlessAborted(gatherAll(), signal));
  } catch (error) {
    if (progress.done() === 0) throw error;
    notify(errorMessage(error));
    return { interrupted: true };
  } finally {
    // Workers drop the pages of a run without a key.
    if (!link.lost.aborted)
      await Promise.race([client.del(runKey(run), resultsKey(run)), link.orLost(new Promise(() => {}))]).catch(() => 0);
  }
  return { interrupted: signal.aborted };
}

/** Counts the pages of a run that were visited or given up, each once. */
function createRunProgress(pages: readonly AuditPage[], { onPage, onArtifacts }: Pick<EnqueueOptions, 'onPage' | 'onArtifacts'>) {
  const isVisited = pages.map(() => false);
  const reenqueues = pages.map(() => 0);
  const timeLeft = createTimeLeft(pages.length);
  let done = 0;
  const missing = () => isVisited.flatMap((visited, index) => (visited ? [] : [index]));
  const take = (index: number, artifacts: PageArtifacts) => {
    const page = pages[index];
    if (page === undefined || isVisited[index] || artifacts.url !== page.url) return;
    isVisited[index] = true;
    done += 1;
    timeLeft.done();
    onPage(page, done, pages.length, timeLeft.leftMs());
    onArtifacts(artifacts, index, pages.length);
  };
  const giveUp = (index: number, reason: string) => {
    const page = pages[index];
    if (page) take(index, { url: page.url, path: page.path, site: page.site, visits: [], incomplete: reason });
  };
  return {
    done: () => done,
    missing,
    take,
    giveUp,
    /** Counts the missing pages as lost once more, and gives up those that were lost too often. */
    giveUpLost() {
      const lost = missing();
      for (const index of lost) reenqueues[index] = (reenqueues[index] ?? 0) + 1;
      for (const index of lost.filter((index) => (reenqueues[index] ?? 0) > maxReenqueues))
        giveUp(index, `it was lost from the queue ${maxReenqueues} times`);
    },
  };
}

/** Returns options without a delay between attempts, because a delay depends on the workers' clocks. */
const jobOptions = (jobId: string): JobsOptions => ({
  jobId,
  attempts: 3,
  removeOnComplete: true,
  removeOnFail: { count: maxFailures },
});

/** Returns the index of a job in this run; null for a job of another run and for foreign data. */
function indexIn(run: string, job: Job | undefined): number | null {
  try {
    const data = decodeJob(job?.data);
    return data.run === run ? data.index : null;
  } catch {
    return null;
  }
}

function noWorker(address: URL, versions: readonly string[]): string {
  const others = [...new Set(versions.filter((version) => version !== toolVersion))];
  const why =
    others.length > 0
      ? `The workers at this Redis have version ${others.join(', ')}, this tool has ${toolVersion}: all must have the same ` +
        'version'
      : `There is no worker yet`;
  return `${why}. Start one: ss-runtime audit --queue ${shownAddress(address)} --worker`;
}
