import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { makeProfileFolder, removeFolder } from '../../../cli/browser/profile-folder.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

afterEach(() => vi.unstubAllEnvs());

test('the profile of an ended process is removed; those of running processes and folders with similar names are kept', async () => {
  const temporary = temporaryFolder();
  vi.stubEnv('TMPDIR', temporary);
  const own = await makeProfileFolder();
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  const left = own.replace(`-${process.pid}-`, `-${dead}-`);
  mkdirSync(join(left, 'Default'), { recursive: true });
  writeFileSync(join(left, 'Default', 'Cookies'), 'old');
  const others = ['ss-runtime-audit-', `ss-runtime-audit-elsewhere-${dead}-x`, 'ss-runtime-audit-AbCdEf'];
  for (const name of others) mkdirSync(join(temporary, name));
  const next = await makeProfileFolder();
  expect(existsSync(left)).toBe(false);
  expect(readdirSync(temporary).sort()).toEqual(
    [own, next]
      .map((path) => path.slice(temporary.length + 1))
      .concat(others)
      .sort(),
  );
  await removeFolder(own);
  await removeFolder(next);
  expect(readdirSync(temporary).sort()).toEqual(others.sort());
});
