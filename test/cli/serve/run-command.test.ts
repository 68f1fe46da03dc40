// covers: cli/serve/
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run } from '../../../cli/main.ts';
import { type FakeIo, fakeIo } from '../../helpers/fakes/fake-io.ts';
import { siteFolder } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';
import { eventually } from '../../helpers/run/eventually.ts';

// The tests may run in a terminal.
vi.mock('node:tty', () => ({ isatty: () => false }));

/** Runs `serve -- node -e SCRIPT`, and returns its exit status. */
const serveWith = (io: FakeIo, script: string, ...words: readonly string[]) =>
  run(['serve', siteFolder('my-shop', { 'index.html': 'Hello' }), '--', process.execPath, '-e', script, ...words], io);

test('a command gets the addresses of the running platform, and its exit status is that of serve', async () => {
  const cwd = temporaryFolder();
  const io = fakeIo({ cwd });
  const script = `
    const { SS_RUNTIME_URL, SS_RUNTIME_CONTROL, SS_RUNTIME_URL_MY_SHOP } = process.env;
    const read = (url) => fetch(url).then((response) => response.text());
    const seen = { shop: SS_RUNTIME_URL_MY_SHOP, argument: process.argv.at(-1) };
    Promise.all([read(SS_RUNTIME_URL.replace('localhost', '127.0.0.1')), read(new URL('health', SS_RUNTIME_CONTROL).href.replace('localhost', '127.0.0.1'))])
      .then((texts) => require('fs').writeFileSync('seen.json', JSON.stringify({ ...seen, texts })))
      .then(() => process.exit(7));`;
  expect(await serveWith(io, script, '--', '--json')).toBe(7);
  const seen = JSON.parse(readFileSync(join(cwd, 'seen.json'), 'utf8'));
  expect(seen.texts[0]).toContain('Hello');
  expect(seen.texts[1]).toContain('"status":"ok"');
  expect(seen.shop).toMatch(/^http:\/\/my-shop\.localhost:\d+\/$/);
  expect(seen.argument).toBe('--json');
  // Standard output is the command's.
  expect(io.outText).toBe('');
  expect(io.errText).toMatch(/my-shop[\s\S]*Stopped\./);
});

test('without --port a command gets a free port even when 4100 is taken; a given port is kept', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await eventually(() => expect(blocker.listening).toBe(true));
  const { port } = blocker.address() as { port: number };
  const folder = siteFolder('home', { 'index.html': 'x' });
  const exit = [process.execPath, '-e', 'process.exit(/:4100(?![0-9])/.test(process.env.SS_RUNTIME_URL) ? 1 : 0)'];
  const taken = fakeIo();
  expect(await run(['serve', folder, '--', ...exit], fakeIo())).toBe(0);
  expect(await run(['serve', folder, '--port', String(port), '--', ...exit], taken)).toBe(3);
  expect(taken.errText).toContain(`Port ${port} is taken`);
  blocker.close();
});

test('SIGTERM is forwarded, and a command that a signal ends gives 128 and its number', async () => {
  const controller = new AbortController();
  const cwd = temporaryFolder();
  const io = { ...fakeIo({ cwd }), stopped: controller.signal };
  const status = serveWith(io as FakeIo, `require('fs').writeFileSync('ready', ''); setInterval(() => {}, 1000)`);
  await eventually(() => readFileSync(join(cwd, 'ready')));
  controller.abort('SIGTERM');
  expect(await status).toBe(143);
});

test('a command below a shell gets the signal too, so that no process is left behind', async () => {
  const controller = new AbortController();
  const cwd = temporaryFolder();
  const io = { ...fakeIo({ cwd }), stopped: controller.signal };
  writeFileSync(join(cwd, 'below.cjs'), `require('fs').writeFileSync('ready', String(process.pid)); setInterval(() => {}, 1000)`);
  const shell = ['sh', '-c', `"${process.execPath}" below.cjs; exit 9`];
  const status = run(['serve', siteFolder('home', { 'index.html': 'x' }), '--', ...shell], io as FakeIo);
  const pid = Number(await eventually(() => readFileSync(join(cwd, 'ready'), 'utf8') || Promise.reject(new Error('not ready'))));
  controller.abort('SIGTERM');
  expect(await status).toBe(143);
  await eventually(() => expect(isRunning(pid)).toBe(false));
});

/** Returns whether a process runs; one that has ended and whose parent has not noticed does not. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

test('a command that cannot be started gives 3 with the reason, and `--` without a command gives 2', async () => {
  const folder = siteFolder('home', { 'index.html': 'x' });
  const io = fakeIo();
  expect(await run(['serve', folder, '--', 'no-such-program-here'], io)).toBe(3);
  expect(io.errText).toContain('The command no-such-program-here cannot be started: there is no program of this name.');
  const empty = fakeIo();
  expect(await run(['serve', folder, '--'], empty)).toBe(2);
  expect(empty.errText).toContain('Expected a command after `--`');
});
