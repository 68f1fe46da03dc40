// Rate of `replay`, as a ratio to a plain fetch loop against the same server: `node scripts/run.mjs scripts/bench/replay.ts`
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { decodeJournalLine } from '../../cli/replay/read/journal-line.ts';
import type { RecordedRequest } from '../../cli/replay/read/recorded-request.ts';
import { startReplay } from '../../cli/replay/replay.ts';
import { totalOf } from '../../cli/replay/account/tally.ts';
import { parseTarget } from '../../cli/replay/target.ts';

const requests = 20_000;
const concurrency = 32;
const rounds = 5;

const serverCode = `
const { createServer } = require('node:http');
const { parentPort } = require('node:worker_threads');
const server = createServer((request, response) => {
  request.on('end', () => response.end('{}')).resume();
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

const line = JSON.stringify({
  method: 'POST',
  path: '/api/census/RecordHit',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  bodyText: `event=PAGE_VIEW&data=${encodeURIComponent(JSON.stringify({ title: 'x'.repeat(600) }))}`,
});

function recordedRequest(): RecordedRequest {
  const item = decodeJournalLine(line, { source: 'bench', line: 1 }, true);
  if (!('request' in item)) throw new Error(item.unreadable.message);
  return item.request;
}

/** Requests per second of the replay's sender, with accounting. */
async function replayRate(url: string): Promise<number> {
  const item = { request: recordedRequest() };
  const items = function* () {
    for (let n = 0; n < requests; n += 1) yield item;
  };
  const replay = startReplay({
    recordings: [{ source: 'bench', length: requests, items }],
    repeat: 1,
    isWanted: () => true,
    pace: 'max',
    concurrency,
    timeoutMs: 10_000,
    target: parseTarget(url, []),
    journal: null,
    stopped: new AbortController().signal,
  });
  const { durationMs } = await replay.done;
  const { accepted } = totalOf(replay.accounts.tally);
  if (accepted !== requests) throw new Error(`only ${accepted} of ${requests} requests were answered`);
  return (requests * 1000) / durationMs;
}

/** Requests per second of `concurrency` parallel fetch loops. */
async function fetchRate(url: string): Promise<number> {
  const { path, body, headers } = recordedRequest();
  const init = { method: 'POST', body, headers: Object.fromEntries(headers) };
  let left = requests;
  const loop = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await (await fetch(url + path, init)).text();
    }
  };
  const startedAtMs = performance.now();
  await Promise.all(Array.from({ length: concurrency }, loop));
  return (requests * 1000) / (performance.now() - startedAtMs);
}

const server = new Worker(serverCode, { eval: true });
const [port] = (await once(server, 'message')) as [number];
const url = `http://127.0.0.1:${port}`;
const ratios: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const [plain, ours] = [await fetchRate(url), await replayRate(url)];
  ratios.push(ours / plain);
  console.log(
    `round ${round + 1}: replay ${Math.round(ours)}/s, fetch ${Math.round(plain)}/s, ratio ${(ours / plain).toFixed(2)}`,
  );
}
ratios.sort((a, b) => a - b);
console.log(`median ratio ${ratios[Math.floor(rounds / 2)]?.toFixed(2)}`);
await server.terminate();
