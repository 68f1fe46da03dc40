import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { exchange, fronts, statusesIn } from '../../helpers/platform/fronts.ts';
import { startPlatform } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

/** Serves the site `clean` with a state file until it is killed, and sends its port. */
const server = `
import { loadSites, start } from './fake-server/start.ts';
const options = JSON.parse(process.argv[2]);
const platform = await start({ ...options, sites: await loadSites(['clean']) });
process.send(platform.port);`;

let script = '';
beforeAll(async () => {
  script = join(process.cwd(), '.build', 'cli', `killed-server-${process.pid}.mjs`);
  await build({
    stdin: { contents: server, resolveDir: process.cwd() },
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
});

afterAll(() => rmSync(script, { force: true }));

const markOf = (entry: { query: Record<string, unknown> }): string => String(entry.query.mark);

/**
 * One row a try: after how many answered calls the process is killed. To add a try, add a row: it is made through each way to
 * serve.
 */
const kills: readonly (readonly [name: string, answered: number])[] = [
  ['the first call', 1],
  ['10 calls', 10],
  ['100 calls', 100],
];

const rows = Object.entries(fronts).flatMap(([name, front]) =>
  kills.map(([what, answered]) => [name, what, front, answered] as const),
);

test.each(rows)(
  'through %s, of 10 callers no answered call is lost and none is twice in the state file of a process that is killed after %s',
  async (_name, _what, front, answered) => {
    const state = join(temporaryFolder(), 'state.db');
    const child = fork(script, [JSON.stringify({ ...front.options, state })]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const [port] = (await once(child, 'message')) as [number];
    const done: string[] = [];
    let isKilled = false;
    const caller = async (name: number) => {
      for (let count = 0; !isKilled; count += 1) {
        const mark = `${name}-${count}`;
        const call = `GET /api/1/performance/settings?mark=${mark} HTTP/1.1\r\nHost: clean.localhost\r\nConnection: close\r\n\r\n`;
        const received = await exchange(front, port, call, false).catch(() => '');
        if (statusesIn(received)[0] === 200) done.push(mark);
        if (done.length >= answered && !isKilled) {
          isKilled = true;
          child.kill('SIGKILL');
        }
      }
    };
    await Promise.all([...Array.from({ length: 10 }, (_, name) => caller(name)), once(child, 'exit')]);
    const { journal } = await startPlatform(['clean'], { ...front.options, state });
    const kept = journal.entries().map(markOf);
    expect(done.length).toBeGreaterThanOrEqual(answered);
    expect(done.filter((mark) => !kept.includes(mark))).toEqual([]);
    expect(kept.length).toBe(new Set(kept).size);
  },
);
