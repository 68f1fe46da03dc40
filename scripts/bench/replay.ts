// Rate and CPU of `replay` beside autocannon, and its timing at recorded pace: `npm run bench -- replay [rounds] [hits]`. Both
// send to the same server in a process of its own, over 32 connections, as processes of their own, in turn in each round; the
// ratios are medians of each round's. `replay` sends each line of a recording once, autocannon one request again and again.
// autocannon needs `npm install --prefix scripts/bench`; `npm run build` must have run. Linux only, because CPU time is read from
// /proc.
import { execFile } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageRoot } from '../../fake-server/root.ts';
import { builtCli } from './parts/built-cli.ts';
import { digits, median, printTable, ratio } from './parts/table.ts';
import { freePort, serve } from './server/processes.ts';

const [rounds = 5, hits = 100_000] = process.argv.slice(2).map(Number);
const connections = 32;
/** Recorded pace of the timing measurement. */
const hitsPerSecond = 1000;
const timedSeconds = Math.min(10, hits / hitsPerSecond);

const folder = mkdtempSync(join(tmpdir(), 'ss-runtime-bench-'));
const autocannon = join(packageRoot, 'scripts', 'bench', 'node_modules', 'autocannon', 'autocannon.js');
const path = '/api/census/RecordHit';
const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', cookie: 'crumb=abc', accept: '*/*' };
const bodyOf = (hit: number): string =>
  `event=PAGE_VIEW&data=${encodeURIComponent(JSON.stringify({ title: 'x'.repeat(600), hit }))}`;

/** A server that responds to everything, and appends the arrival times in ms to a file when it has its name. */
const serverCode = (port: number, times: string) => `
const arrivals = [];
const log = ${JSON.stringify(times)};
if (log) setInterval(() => { if (arrivals.length) require('node:fs').appendFileSync(log, arrivals.splice(0).join('\\n') + '\\n'); }, 200);
require('node:http').createServer((request, response) => {
  if (log && request.method === 'POST') arrivals.push(performance.now());
  request.on('end', () => response.end('{}')).resume();
}).listen(${port}, '127.0.0.1')`;

function writeRecording(name: string, count: number, gapMs: number): string {
  const file = join(folder, name);
  const line = (hit: number) =>
    JSON.stringify({ method: 'POST', path, headers, bodyText: bodyOf(hit), time: new Date(hit * gapMs).toISOString() });
  writeFileSync(file, `${Array.from({ length: count }, (_, hit) => line(hit)).join('\n')}\n`);
  return file;
}

interface Sent {
  readonly perSecond: number;
  readonly cpuMsPer1000: number;
}

/** CPU time of ended child processes, of user and system, in ms. */
function childCpuMs(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

async function measured(args: readonly string[], rateOf: (document: unknown) => number): Promise<Sent> {
  const before = childCpuMs();
  const output = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: 1 << 26 }, (error, text, problems) =>
      text === '' && error ? reject(new Error(problems)) : resolve(text),
    );
  });
  const perSecond = rateOf(JSON.parse(output));
  return { perSecond, cpuMsPer1000: ((childCpuMs() - before) * 1000) / hits };
}

const replayOnce = (url: string, file: string): Promise<Sent> =>
  measured(
    builtCli('replay', file, '--to', url, '--speed', 'max', '--concurrency', String(connections), '--format', 'json'),
    (document) => {
      const { summary } = document as { summary: { accepted: number; ratePerSecond: number } };
      if (summary.accepted !== hits) throw new Error(`only ${summary.accepted} of ${hits} requests were answered`);
      return summary.ratePerSecond;
    },
  );

const cannonOnce = (url: string): Promise<Sent> =>
  measured(
    [
      ...[autocannon, '--json', '--no-progress', '-c', String(connections), '-a', String(hits), '-m', 'POST'],
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
      ...['-b', bodyOf(0), url + path],
    ],
    (document) => {
      const { '2xx': accepted, duration } = document as { '2xx': number; duration: number };
      if (accepted !== hits) throw new Error(`autocannon had ${accepted} of ${hits} requests answered`);
      return accepted / duration;
    },
  );

/** Prints by how much the arrivals of a replay at recorded pace differ from the recorded times. */
async function printTiming(): Promise<void> {
  const count = hitsPerSecond * timedSeconds;
  const file = writeRecording('paced.ndjson', count, 1000 / hitsPerSecond);
  const times = join(folder, 'arrivals');
  const port = await freePort();
  const server = await serve(process.execPath, ['-e', serverCode(port, times)], port);
  await measured(builtCli('replay', file, '--to', `http://127.0.0.1:${port}`, '--format', 'json'), () => 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await server.stop();
  const arrivals: number[] = [];
  for await (const line of createInterface(createReadStream(times))) arrivals.push(Number(line));
  if (arrivals.length !== count) throw new Error(`${arrivals.length} of ${count} requests arrived`);
  const first = Math.min(...arrivals);
  const errors = arrivals.sort((a, b) => a - b).map((arrival, index) => arrival - first - (index * 1000) / hitsPerSecond);
  const sorted = errors.map(Math.abs).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const last = errors.slice(-hitsPerSecond);
  const drift = median(last) - median(errors.slice(0, hitsPerSecond));
  printTable(
    [`${hitsPerSecond} hits/s for ${timedSeconds} s`, 'p50 ms', 'p99 ms', 'max ms', 'drift ms'],
    [['error of arrivals', digits(at(0.5), 2), digits(at(0.99), 2), digits(at(1), 2), digits(drift, 2)]],
  );
}

try {
  const port = await freePort();
  const server = await serve(process.execPath, ['-e', serverCode(port, '')], port);
  const url = `http://127.0.0.1:${port}`;
  const file = writeRecording('hits.ndjson', hits, 1);
  const ours: Sent[] = [];
  const peers: Sent[] = [];
  const hasPeer = existsSync(autocannon);
  for (let round = 0; round < rounds; round += 1) {
    if (hasPeer) peers.push(await cannonOnce(url));
    ours.push(await replayOnce(url, file));
  }
  await server.stop();
  const row = (name: string, sent: readonly Sent[]) => [
    name,
    Math.round(median(sent.map(({ perSecond }) => perSecond))),
    digits(
      ratio(
        ours.map(({ perSecond }) => perSecond),
        sent.map(({ perSecond }) => perSecond),
      ),
      2,
    ),
    digits(median(sent.map(({ cpuMsPer1000 }) => cpuMsPer1000)), 1),
    digits(
      ratio(
        ours.map(({ cpuMsPer1000 }) => cpuMsPer1000),
        sent.map(({ cpuMsPer1000 }) => cpuMsPer1000),
      ),
      2,
    ),
  ];
  printTable(
    [`${hits} hits, ${rounds} rounds`, 'hits/s', 'replay / it', 'CPU ms per 1,000', 'replay / it'],
    [row('replay', ours), ...(hasPeer ? [row('autocannon', peers)] : [])],
  );
  await printTiming();
} finally {
  rmSync(folder, { recursive: true });
}
