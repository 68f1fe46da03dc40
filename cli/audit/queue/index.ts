import { CliError, exitCodes } from '../../../fake-server/common/errors.ts';
import { listFixtureSites } from '../../../fake-server/start.ts';
import type { Io } from '../../io.ts';
import { printable } from '../../report/printable.ts';
import { findAuditBrowser } from '../browser/find-audit-browser.ts';
import type { AuditReport } from '../report/document.ts';
import { type AuditOptions, auditPages } from '../run.ts';
import { gatherThroughQueue } from './enqueue.ts';
import { runOptionsOf } from './job.ts';
import { loadQueuePackages } from './packages.ts';
import { connectRedis } from './redis.ts';
import { readRedisAddress } from './redis-address.ts';
import { workOnQueue } from './work.ts';

/**
 * Runs an audit with the workers at a Redis server; `targets` are the targets as given. Throws CliError for an unreachable Redis,
 * and for targets on this machine.
 */
export async function auditThroughQueue(options: AuditOptions, targets: readonly string[], queue: string): Promise<AuditReport> {
  const address = readRedisAddress(queue);
  await checkReach(targets);
  const packages = await loadQueuePackages();
  // Redis may be unreachable for the maximum time of one page view.
  const link = await connectRedis(address, options.timeoutMs, packages);
  try {
    return await auditPages(options, (pages, onArtifacts) =>
      gatherThroughQueue(pages, link, packages, { ...options, onArtifacts, run: runOptionsOf(options) }),
    );
  } finally {
    link.close();
  }
}

/** Throws CliError for a target that workers cannot visit: they visit pages on the web and fixture sites of this package. */
async function checkReach(targets: readonly string[]): Promise<void> {
  const fixtures = await listFixtureSites();
  const here = targets.find((target) => !/^https?:/i.test(target) && !fixtures.includes(target));
  if (here !== undefined) {
    const way = 'serve it to the workers (ss-runtime serve), and enqueue its addresses';
    throw new CliError(`${here} is on this machine, where workers on other machines cannot reach it: ${way}.`, exitCodes.usage);
  }
}

/** Runs `audit --worker`: visits queued pages until it is stopped. Throws CliError. */
export async function runWorker(
  { queue, browser: wanted, concurrency, timeout }: { queue: string; browser?: string; concurrency: number; timeout: number },
  io: Io,
): Promise<typeof exitCodes.clean> {
  const address = readRedisAddress(queue);
  const packages = await loadQueuePackages();
  const link = await connectRedis(address, timeout, packages);
  try {
    const browser = await findAuditBrowser(wanted, io.env);
    try {
      const onPage = (url: string, done: number) => io.progress({ unit: 'page', done, total: null, detail: url });
      const done = await workOnQueue(browser, link, packages, {
        concurrency,
        signal: io.stopped,
        onReady: () => io.note('This worker is ready; Ctrl-C ends it.'),
        onPage,
        notify: (problem) => io.note(printable(problem)),
      });
      io.note(`This worker has visited ${done} ${done === 1 ? 'page' : 'pages'}.`);
      return exitCodes.clean;
    } finally {
      await browser.close();
    }
  } finally {
    link.close();
  }
}
