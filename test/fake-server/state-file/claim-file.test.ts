import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
