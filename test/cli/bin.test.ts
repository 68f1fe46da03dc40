import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

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

test('a server whose npm is ended by SIGTERM stops by itself, although the shell between them passes nothing on', {
  timeout: 90_000,
}, async () => {
  const { shell, ready } = await serveBelowShell();
  expect(ready).toMatchObject({ event: 'ready', sites: [{ id: 'clean' }] });
  shell.kill('SIGTERM');
  // The pipe closes when its last writer, the server, is gone.
  shell.stdout.resume();
  await once(shell.stdout, 'close');
  await expect(fetch(`${ready.control}health`)).rejects.toThrow('fetch failed');
});

test.runIf(existsSync('/dev/full'))('says in one sentence that its results could not be written, and exits 3', async () => {
  const endpoints = spawn('node', ['cli/bin.mjs', 'endpoints'], { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] });
  let text = '';
  endpoints.stderr?.on('data', (part) => {
    text += part;
  });
  expect(await once(endpoints, 'close')).toEqual([3, null]);
  expect(text).toContain('The results cannot be written to standard output: ENOSPC');
  expect(text).not.toContain('    at ');
});
