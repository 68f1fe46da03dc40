import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { claimFile } from '../../../fake-server/state-file/claim-file.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

/** Returns a process that runs until the test ends. */
async function startProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  return child;
}

test('a file is claimed once at a time, and again after the claim has ended', () => {
  const file = join(temporaryFolder(), 'state.db');
  const release = claimFile(file);
  expect(() => claimFile(file)).toThrow(`The state file ${file} is in use by the process ${process.pid}`);
  release();
  claimFile(file)();
  expect(existsSync(`${file}.pid`)).toBe(false);
});

test('the claim of a running process is kept; that of a killed one is taken over, with the folder of its lock', async () => {
  const file = join(temporaryFolder(), 'state.db');
  const child = await startProcess();
  writeFileSync(`${file}.pid`, `${child.pid}\n`);
  mkdirSync(`${file}.lock`);
  expect(() => claimFile(file)).toThrow(`is in use by the process ${child.pid}`);
  expect(existsSync(`${file}.lock`)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  claimFile(file);
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test.each([
  ['the own process id of an earlier process', `${process.pid}\n`],
  ['nonsense', '-1 x'],
  ['no text', ''],
])('a claim with %s is taken over', (_name, content) => {
  const file = join(temporaryFolder(), 'state.db');
  writeFileSync(`${file}.pid`, content);
  claimFile(file)();
  expect(existsSync(`${file}.pid`)).toBe(false);
});

/** Claims the files `0.db` to `N.db`, each at a time of its own, sends the numbers of those it got, and ends after a message. */
const claimer = `
import { claimFile } from './fake-server/state-file/claim-file.ts';
const [folder, count, startMs] = process.argv.slice(2);
const got = [];
for (let at = 0; at < Number(count); at += 1) {
  while (Date.now() < Number(startMs) + at * 3) {}
  try {
    claimFile(folder + '/' + at + '.db');
    got.push(at);
  } catch {}
}
process.send(got);
process.on('message', () => process.exit());`;

test('of 3 processes that claim 100 files at the same moments, half of them with a stale claim, each file has one owner', async () => {
  const folder = temporaryFolder();
  const outfile = join(folder, 'claimer.mjs');
  const stdin = { contents: claimer, resolveDir: process.cwd() };
  await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
  const ended = await startProcess();
  ended.kill('SIGKILL');
  await once(ended, 'exit');
  for (let at = 0; at < 100; at += 2) writeFileSync(join(folder, `${at}.db.pid`), `${ended.pid}\n`);
  const startMs = Date.now() + 500;
  const claimers = Array.from({ length: 3 }, () => fork(outfile, [folder, '100', `${startMs}`]));
  const got = await Promise.all(claimers.map(async (child) => (await once(child, 'message'))[0] as number[]));
  for (const child of claimers) child.send('end');
  expect(got.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at));
  expect(readdirSync(folder).filter((name) => /\.pid\./.test(name))).toEqual([]);
});
