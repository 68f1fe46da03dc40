// Whether the platform keeps every call, and in how much memory: `npm run bench -- server-soak [--seconds 600] [--hits N]`. Sends
// hits while a tenth of them fails, then compares what was sent with the journal. Linux only, because memory is read from /proc.
import { parseArgs } from 'node:util';
import { builtCli } from './parts/built-cli.ts';
import { digits, printTable } from './parts/table.ts';
import { freePort, load, rssMb, serve } from './server/processes.ts';

const fault = '*:status:503~0.1';
const sampleEveryMs = 1000;

async function soak(seconds: number, hits: number): Promise<void> {
  const port = await freePort();
  const options = ['serve', 'classic', '--port', `${port}`, '--json', '--fault', fault];
  const served = await serve(process.execPath, builtCli(...options), port);
  const host = `classic.localhost:${port}`;
  await load({ port, host, connections: 1, count: 1, seconds: 0 });
  const startMb = rssMb(served.pid);
  let peakMb = startMb;
  const sampler = setInterval(() => {
    peakMb = Math.max(peakMb, rssMb(served.pid));
  }, sampleEveryMs);
  const { sent, statuses, wallMs } = await load({ port, host, connections: 32, count: hits, seconds });
  clearInterval(sampler);
  const endMb = rssMb(served.pid);
  const journal = await countJournal(port);
  printTable(
    ['what', 'value'],
    [
      ['sent', sent],
      ['seconds', digits(wallMs / 1000, 0)],
      ...Object.entries(statuses).map(([status, count]) => [`responses with status ${status}`, count]),
      ['entries of the journal', journal.entries],
      ['entries with a fault', journal.faults],
      ['numbers of entries without gaps', journal.withoutGaps ? 'yes' : 'no'],
      ['lost', sent + 1 - journal.entries],
      ['RSS at the start, MB', digits(startMb, 0)],
      ['RSS at most, MB', digits(peakMb, 0)],
      ['RSS at the end, MB', digits(endMb, 0)],
      ['RSS after the journal was read, MB', digits(rssMb(served.pid), 0)],
    ],
  );
  await served.stop();
}

/** Reads the whole journal, one line at a time. */
async function countJournal(port: number): Promise<{ entries: number; withoutGaps: boolean; faults: number }> {
  const response = await fetch(`http://localhost:${port}/__ss/journal.ndjson`);
  const counted = { entries: 0, withoutGaps: true, faults: 0 };
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      counted.entries += 1;
      counted.withoutGaps &&= line.startsWith(`{"seq":${counted.entries},`);
      if (line.includes('"fault":"')) counted.faults += 1;
    }
  }
  return counted;
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' }, hits: { type: 'string' } } });
await soak(values.hits === undefined ? Number(values.seconds) : 0, Number(values.hits ?? 1e9));
