// Cost of sharing an audit by a queue, and the gain of more workers: `npm run bench -- queue [pages]`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { findAuditBrowser } from '../../cli/audit/browser/find-audit-browser.ts';
import { auditDefaults } from '../../cli/audit/defaults.ts';
import { auditThroughQueue } from '../../cli/audit/queue/index.ts';
import { type AuditOptions, runAudit } from '../../cli/audit/run.ts';
import { digits, printTable } from './parts/table.ts';
import { noBrowser, queueWorld } from './queue/queue-world.ts';
import { startRedis } from './queue/redis.ts';

const pages = Number(process.argv[2] ?? 60);
const workerCounts = [1, 2, 4];

const server = createServer(({ url }, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><title>${url}</title><p>Hello<script>document.cookie = 'seen=1'</script>`);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const urls = Array.from({ length: pages }, (_, index) => `http://127.0.0.1:${port}/${index}`);

const options: AuditOptions = {
  ...auditDefaults,
  targets: urls.map((url) => ({ kind: 'url', url })),
  journeys: ['first'],
  signal: new AbortController().signal,
  notify: (problem) => process.stderr.write(`${problem}\n`),
};

/** Duration of an audit of every page, in ms. */
async function timed(audit: () => ReturnType<typeof runAudit>): Promise<number> {
  const startedAtMs = performance.now();
  const { summary } = await audit();
  if (summary.pages !== pages || summary.incomplete > 0) throw new Error(`The audit saw ${JSON.stringify(summary)}.`);
  return performance.now() - startedAtMs;
}

async function startWorker(queue: string): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['cli/bin.mjs', 'audit', '--queue', queue, '--worker'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const text of worker.stderr.iterator({ destroyOnReturn: false })) if (String(text).includes('ready')) break;
  worker.stderr.resume();
  return worker;
}

async function stop(workers: readonly ChildProcess[]): Promise<void> {
  for (const worker of workers) worker.kill('SIGTERM');
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
}

/** Duration of the queue alone, in ms a page: a worker in this process that opens no page. */
async function overheadMs(address: URL): Promise<number> {
  const emptyPages = urls.map((url) => ({ url, path: '/', site: null, expectedStatus: null }));
  const many = Array.from({ length: 25 }, () => emptyPages).flat();
  const [asking, worker] = await Promise.all([queueWorld(address), queueWorld(address)]);
  const working = worker.runWorker(noBrowser());
  const startedAtMs = performance.now();
  await asking.enqueue(many);
  const spentMs = performance.now() - startedAtMs;
  worker.stop();
  await working;
  return spentMs / many.length;
}

const rows: string[][] = [];
const line = (name: string, ms: number, times: number, of = '') =>
  rows.push([name, digits(ms / pages, 0), digits(60_000 / (ms / pages), 0), `${digits(times, 2)}${of}`]);

process.stdout.write(`${pages} pages, one journey of 35 s of page time, ${availableParallelism()} cores\n`);
const browser = await findAuditBrowser(undefined, process.env);
const redis = await startRedis();
const queue = redis.address.href;
try {
  // The first run covers the browser's start.
  await runAudit(browser, { ...options, targets: options.targets.slice(0, 4) });
  const here = await timed(() => runAudit(browser, options));
  line('in this process', here, 1);
  const queueMs = await overheadMs(redis.address);
  rows.push(['the queue alone', digits(queueMs, 2), '-', digits((queueMs * pages) / here, 3)]);
  let one = Number.NaN;
  for (const count of workerCounts) {
    const workers = await Promise.all(Array.from({ length: count }, () => startWorker(queue)));
    const ms = await timed(() => auditThroughQueue(options, urls, queue));
    await stop(workers);
    if (count === 1) {
      one = ms;
      line('1 worker', ms, ms / here);
    } else line(`${count} workers`, ms, one / ms, ' of one worker’s rate');
  }
  printTable(['where', 'ms a page', 'pages a minute', 'of this process'], rows);
} finally {
  await Promise.all([browser.close(), redis.end()]);
  server.closeAllConnections();
  server.close();
}
