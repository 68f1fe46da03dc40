import { existsSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asFailure } from '../../../cli/core/failure.ts';
import { fileFailure } from '../../../cli/files/file-failure.ts';
import { makeFolder } from '../../../cli/files/make-folder.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const systemError = (code: string, syscall: string, path?: string) =>
  Object.assign(new Error(`${code}: raw text, ${syscall}`), { code, syscall, path });

describe('fileFailure', () => {
  test.each([
    ['ENOSPC', 'write', 'a.json', 'a.json cannot be written: the disk is full.'],
    ['ENOSPC', 'write', undefined, 'A file cannot be written: the disk is full.'],
    ['EDQUOT', 'write', 'a.json', 'a.json cannot be written: the disk quota is used up.'],
    ['EROFS', 'open', 'a.json', 'a.json cannot be written: the disk is read-only.'],
    ['EACCES', 'open', 'a.json', 'a.json cannot be read: it may not be read.'],
    ['EACCES', 'mkdir', 'a', 'a cannot be written: it may not be written.'],
    ['EISDIR', 'read', 'a', 'a cannot be read: it is a folder.'],
    ['ENOTDIR', 'scandir', 'a/b', 'a/b cannot be read: a part of its path is a file.'],
    ['EBUSY', 'unlink', 'a', 'a cannot be written: another program uses it.'],
  ])('%s of %s on %s is a sentence', (code, syscall, path, expected) => {
    expect(fileFailure(systemError(code, syscall, path))?.message).toBe(expected);
  });

  test('an error that is not of a file or folder is null', () => {
    for (const error of [new TypeError('x'), systemError('ECONNREFUSED', 'connect'), null, undefined, 'ENOSPC', {}])
      expect(fileFailure(error)).toBeNull();
  });

  test('real failures of Node.js have no code in their sentence', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const failures = await Promise.all([
      readFile(join(folder, 'missing')).catch(asFailure),
      readFile(folder).catch(asFailure),
      writeFile(join(folder, 'file', 'below'), '').catch(asFailure),
      rename(join(folder, 'missing'), join(folder, 'other')).catch(asFailure),
    ]);
    for (const failure of failures) {
      expect(failure).toMatchObject({ exitCode: 3, code: expect.stringMatching(/^un(read|writ)able$/) });
      expect(String((failure as { message: string }).message)).not.toMatch(/E[A-Z]{4,}/);
    }
  });

  test.runIf(existsSync('/dev/full'))('a full disk is reported as one', async () => {
    const failure = await writeFile('/dev/full', 'x').catch(asFailure);
    expect(failure).toMatchObject({ code: 'unwritable', message: expect.stringContaining('the disk is full') });
  });
});

describe('makeFolder', () => {
  test('makes folders above the folder, and accepts one that exists', async () => {
    const folder = join(temporaryFolder(), 'a', 'b');
    await makeFolder(folder);
    await makeFolder(folder);
    expect(existsSync(folder)).toBe(true);
  });

  test('rejects below a file, and in /proc, where mkdir of Node.js 20 never ends', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(makeFolder(join(file, 'below'))).rejects.toMatchObject({ code: expect.stringMatching(/EEXIST|ENOTDIR/) });
    if (existsSync('/proc/self')) await expect(makeFolder('/proc/ss-runtime/x')).rejects.toMatchObject({ syscall: 'mkdir' });
  });
});
