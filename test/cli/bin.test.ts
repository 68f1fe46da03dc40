import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteFolder } from '../helpers/platform/platform.ts';
import { temporaryFolder } from '../helpers/platform/temporary-folder.ts';

/** Starts `serve` below a shell, as npm and npx do, and waits until it is ready. */
async function serveBelowShell() {
  const shell = spawn('sh', ['-c', 'node cli/bin.mjs serve clean --port 0 --json; true'], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for await (const part of shell.stdout.iterator({ destroyOnReturn: false })) {
    text += part;
    if (text.includes('\n')) break;
  }
  return { shell, ready: JSON.parse(text.slice(0, text.indexOf('\n'))) };
}

test('a server stops when SIGTERM ends the shell above it, which forwards no signals', async () => {
  const { shell, ready } = await serveBelowShell();
  expect(ready).toMatchObject({ event: 'ready', sites: [{ id: 'clean' }] });
  shell.kill('SIGTERM');
  // The pipe closes when its last writer, the server, has ended.
  shell.stdout.resume();
  await once(shell.stdout, 'close');
  await expect(fetch(`${ready.url}__ss/health`)).rejects.toThrow('fetch failed');
});

test('a closed terminal stops a server, which says so', { timeout: 90_000 }, async () => {
  const server = spawn('node', ['cli/bin.mjs', 'serve', 'clean', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let text = '';
  server.stdout.on('data', (part) => {
    if (text === '') server.kill('SIGHUP');
    text += part;
  });
  expect(await once(server, 'close')).toEqual([0, null]);
  expect(text).toContain('{"event":"ready"');
  expect(text).toContain('{"event":"stopped"}');
});

test.runIf(existsSync('/dev/full'))('reports in one sentence that results cannot be written, and exits 3', async () => {
  const endpoints = spawn('node', ['cli/bin.mjs', 'endpoints'], { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] });
  let text = '';
  endpoints.stderr?.on('data', (part) => {
    text += part;
  });
  expect(await once(endpoints, 'close')).toEqual([3, null]);
  expect(text).toContain('The results cannot be written to standard output: the disk is full.');
  expect(text).not.toContain('    at ');
});

/** Runs a command whose output file must not grow beyond 1,024 bytes, like one on a full disk. */
async function writeTooMuch(command: string): Promise<{ status: number; text: string }> {
  const file = join(temporaryFolder(), 'output');
  // Without the trap the signal of the limit would end the process.
  const script = `trap '' XFSZ; ulimit -f 2; exec node cli/bin.mjs ${command} > "$0"`;
  const child = spawn('sh', ['-c', script, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stderr?.on('data', (part) => {
    text += part;
  });
  const [status] = await once(child, 'close');
  return { status, text };
}

test
  .skipIf(process.platform === 'win32')
  .each(['endpoints --format json', 'audit --help', 'validate fixtures/sites --format json'])(
  '%s exits 3 when only a part of its output is written',
  async (command) => {
    expect(await writeTooMuch(command)).toEqual({
      status: 3,
      text: 'ss-runtime: The results cannot be written to standard output: it has grown to the largest size allowed.\n',
    });
  },
);

/** Starts a server that records, in another process. */
async function serveRecording(record: string, site: string): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn('node', ['cli/bin.mjs', 'serve', site, '--port', '0', '--json', '--record', record], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let text = '';
  for await (const part of server.stdout.iterator({ destroyOnReturn: false })) {
    text += part;
    if (text.includes('\n')) break;
  }
  server.stdout.resume();
  return { server, url: (JSON.parse(text.slice(0, text.indexOf('\n'))) as { url: string }).url };
}

test('a killed server has recorded every call to which it responded, and the next server appends whole lines', async () => {
  const record = join(temporaryFolder(), 'calls.ndjson');
  const site = siteFolder('studio', {});
  const responded: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const { server, url } = await serveRecording(record, site);
    const ended = once(server, 'close');
    let left = 150;
    const caller = async (name: number): Promise<void> => {
      for (let count = 0; ; count += 1) {
        const path = `/api/nope/${round}/${name}/${count}`;
        const status = await fetch(new URL(path, url), { method: 'POST', body: '{"a":1}' }).then(
          (response) => response.status,
          () => 0,
        );
        if (status === 0) return;
        responded.push(path);
        left -= 1;
        if (left === 0) server.kill('SIGKILL');
      }
    };
    await Promise.all([...Array.from({ length: 8 }, (_, name) => caller(name)), ended]);
  }
  const lines = readFileSync(record, 'utf8').split('\n').filter(Boolean);
  const recorded = new Set(lines.map((line) => /"path":"([^"]*)"/.exec(line)?.[1]));
  expect(responded.length).toBeGreaterThanOrEqual(300);
  expect(responded.filter((path) => !recorded.has(path))).toEqual([]);
  // A kill may truncate one line in each round, which stays a separate line.
  expect(lines.filter((line) => !line.endsWith('}')).length).toBeLessThanOrEqual(2);
  for (const line of lines.filter((text) => text.endsWith('}'))) expect(JSON.parse(line)).toMatchObject({ site: 'studio' });
});
