// The cost of `serve --state` for a call: `npm run bench -- state [hits] [rounds]`. Sends the same hits to platforms
// without and with a state file, in turn, and compares the CPU time of the servers. Linux only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtCli } from './parts/built-cli.ts';
import { digits, median, printTable } from './parts/table.ts';
import { cpuMs, freePort, load, serve } from './server/processes.ts';

const connectionCounts = [1, 16];

async function measure(hits: number, rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ss-runtime-state-'));
  const rows: (string | number)[][] = [];
  for (const connections of connectionCounts) {
    const costs: Record<'without' | 'with', number[]> = { without: [], with: [] };
    for (let round = 0; round < rounds; round += 1) {
      costs.without.push(await costUs(connections, hits, []));
      costs.with.push(await costUs(connections, hits, ['--state', join(folder, `${connections}-${round}.db`)]));
    }
    const [without, withFile] = [median(costs.without), median(costs.with)];
    rows.push([connections, ...[without, withFile, withFile - without].map((us) => digits(us, 0))]);
  }
  printTable(['connections', 'CPU µs a hit without', 'with --state', 'more'], rows);
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the CPU time of a call in microseconds. */
async function costUs(connections: number, count: number, options: readonly string[]): Promise<number> {
  const port = await freePort();
  const served = await serve(process.execPath, builtCli('serve', 'classic', '--port', `${port}`, ...options), port);
  const host = `classic.localhost:${port}`;
  await load({ port, host, connections, count: 1000, seconds: 0 });
  const beforeMs = cpuMs(served.pid);
  await load({ port, host, connections, count, seconds: 0 });
  const usedMs = cpuMs(served.pid) - beforeMs;
  await served.stop();
  return Math.round((usedMs * 1000) / count);
}

const [hits = 20_000, rounds = 3] = process.argv.slice(2).map(Number);
await measure(hits, rounds);
