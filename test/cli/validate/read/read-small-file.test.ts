import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSmallFile, readSmallFile } from '../../../../cli/validate/read/read-small-file.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

test('reads what is there when a file has shrunk or grown, and nothing when it has grown over 1 MiB', () => {
  const path = join(temporaryFolder(), 'a.json');
  writeFileSync(path, 'abc');
  expect(readSmallFile(path, 3)?.toString()).toBe('abc');
  expect(readSmallFile(path, 10)?.toString()).toBe('abc');
  expect(readSmallFile(path, 1)?.toString()).toBe('abc');
  writeFileSync(path, Buffer.alloc(2 * 1024 * 1024));
  expect(readSmallFile(path, 3)).toBeUndefined();
});

test.runIf(process.platform !== 'win32')('does not wait for the writer of a pipe that has replaced the file', () => {
  const path = join(temporaryFolder(), 'pipe.json');
  execFileSync('mkfifo', [path]);
  expect(readSmallFile(path, 3)?.length).toBe(0);
});

test('takes files of at most 1 MiB, but no folders, empty files and devices', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'a.json');
  const isSmall = (bytes: number) => {
    writeFileSync(path, Buffer.alloc(bytes));
    return isSmallFile(statSync(path));
  };
  expect([0, 1, 1024 * 1024, 1024 * 1024 + 1].map(isSmall)).toEqual([false, true, true, false]);
  mkdirSync(join(folder, 'b'));
  expect(isSmallFile(statSync(join(folder, 'b')))).toBe(false);
});
