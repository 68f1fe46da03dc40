import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { type PrivateRedis, startRedis } from '../../../scripts/bench/queue/redis.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const env = process.env as Record<string, string>;
const browser = env.HEADLESS_SHELL_PATH ? ['--browser', env.HEADLESS_SHELL_PATH] : [];
const quick = ['--journeys', 'first', '--page-time', '1', '--concurrency', '2', '--timeout', '120000', ...browser];

let redis: PrivateRedis;
const workers: ChildProcess[] = [];
/** Paths that browsers requested; while `held` is a list, responses wait in it. */
const requested: string[] = [];
let held: (() => void)[] | null = null;
let onHeld = () => {};
/** Number of pages after which responses are held. */
const holdAfter = 10;

function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  if (url === '/hangs') return;
  // Browsers request an icon too, which is not a page.
  if (url === '/favicon.ico') return void response.writeHead(404).end();
  if (/^\/\d+$/.test(url)) requested.push(url);
  const send = () => {
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><title>${url}</title><p>Hello<script>document.cookie = '_ga=GA1.${url.slice(1)}; ` +
          `max-age=99999999'</script>`,
      );
  };
  if (!held || requested.length <= holdAfter) send();
  else {
    held.push(send);
    onHeld();
  }
}
const server = serveInFile(answer);
const address = (path: string) => `http://127.0.0.1:${server.port}${path}`;

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, ['cli/bin.mjs', 'audit', '--queue', redis.address.href, '--worker', ...quick], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  workers.push(worker);
  return worker;
}

async function audit(targets: readonly string[], ...args: string[]) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'pages.txt'), targets.join('\n'));
  const io = fakeIo({ env, cwd: folder });
  const exitCode = await run(['audit', '--list', 'pages.txt', ...quick, ...args], io);
  return { exitCode, out: io.outText, file: (name: string) => readFileSync(join(folder, name), 'utf8') };
}
const throughQueue = () => ['--queue', redis.address.href, '--enqueue'];

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGTERM');
  await Promise.all(workers.map((worker) => worker.exitCode ?? worker.signalCode ?? once(worker, 'exit')));
  await redis.end();
});

test('two workers share 16 pages, and each page is in the report once although one worker is killed while it visits two of them', async () => {
  held = [];
  const [killed] = [startWorker(), startWorker()];
  const allHeld = new Promise<void>((resolve) => {
    onHeld = () => held?.length === 4 && resolve();
  });
  const targets = Array.from({ length: 16 }, (_, index) => address(`/${index + 1}`));
  const audited = audit(targets, ...throughQueue(), '--format', 'json');
  // Two pages at each worker.
  await allHeld;
  const atKill = requested.slice(holdAfter);
  killed?.kill('SIGKILL');
  const release = held;
  held = null;
  for (const send of release) send();
  const { exitCode, out } = await audited;
  const { pages, summary } = JSON.parse(out);
  expect(pages.map(({ url }: { url: string }) => url)).toEqual(targets);
  expect(summary).toMatchObject({ pages: 16, journeys: 16, errors: 16, incomplete: 0, interrupted: false });
  expect(exitCode).toBe(1);
  // The two pages of the killed worker were visited again, and no other.
  const twice = requested.filter((path, index) => requested.indexOf(path) !== index);
  expect(twice).toHaveLength(2);
  expect(atKill).toEqual(expect.arrayContaining(twice));
  expect(new Set(requested).size).toBe(16);
  // The pages of the killed worker are free once its lock has expired.
});

/** Returns a report without durations and times, which differ between runs. */
const timeless = (text: string) =>
  text.replace(/("(?:durationMs|atMs|pageMs)": ?|time=")[\d.]+/g, '$10').replace(/"startedAt": ?"[^"]*"/g, '"startedAt":""');
/** Workers name files from their folder, the audit from its own. */
const inRepository = (sarif: string) => sarif.replaceAll(`${pathToFileURL(process.cwd())}/`, '');
/** The pages outside fixture sites: a page of this runtime also sends performance records, which differ between runs. */
const ofTheWeb = (text: string) =>
  timeless(JSON.stringify(JSON.parse(text).pages.filter(({ site }: { site: string | null }) => site === null)));

test(
  'a report from workers equals that of an audit on one machine byte for byte, for a hanging page and a page of a fixture ' +
    'site too',
  async () => {
    const common = ['--rules', 'cookie-before-consent,third-party-tracking'];
    const files = ['--format', 'json', '--format', 'sarif=a.sarif', '--format', 'junit=a.xml'];
    const bothWays = (targets: readonly string[], timeoutMs: number) => {
      const args = [...common, ...files, '--timeout', String(timeoutMs)];
      return Promise.all([audit(targets, ...throughQueue(), ...args), audit(targets, ...args)]);
    };
    // Only the page that never loads has a short limit: the others load as fast as the machine can.
    const opened = await bothWays([address('/b'), 'owner', address('/a')], 120_000);
    const hanging = await bothWays([address('/hangs')], 4000);
    for (const [elsewhere, here] of [opened, hanging]) {
      expect(ofTheWeb(elsewhere.out)).toBe(ofTheWeb(here.out));
      expect(inRepository(elsewhere.file('a.sarif'))).toBe(inRepository(here.file('a.sarif')));
      expect(timeless(elsewhere.file('a.xml'))).toBe(timeless(here.file('a.xml')));
    }
    expect(opened[0].exitCode).toBe(1);
    expect(hanging[0].file('a.sarif')).toContain('The page could not be judged');
  },
);

test('a worker that receives SIGINT exits with status 0 and prints how many pages it has visited', async () => {
  const worker = workers.at(-1);
  let printed = '';
  worker?.stderr?.on('data', (data) => {
    printed += data;
  });
  worker?.kill('SIGINT');
  const [status] = (await once(worker as ChildProcess, 'exit')) as [number];
  expect(status).toBe(0);
  expect(printed).toMatch(/^This worker has visited \d+ pages\.$/m);
});
