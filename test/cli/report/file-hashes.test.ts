import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256Of, writeHashed, writeHashList } from '../../../cli/report/file-hashes.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('a file is written with its hash beside it, in the format of sha256sum', async () => {
  const path = join(temporaryFolder(), 'audit.json');
  expect(await writeHashed(path, 'abc')).toEqual({ name: 'audit.json', sha256: abc, hashName: 'audit.json.sha256' });
  expect(readFileSync(`${path}.sha256`, 'utf8')).toBe(`${abc}  audit.json\n`);
});

test.runIf(process.platform === 'linux')('sha256sum checks the files, also those with odd names', async () => {
  const folder = temporaryFolder();
  const names = ['a b.html', 'back\\slash.pdf', 'line\nfeed.har', 'ä.json'];
  for (const name of names) await writeHashed(join(folder, name), `content of ${name}`);
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/1.json'), 'x');
  await writeHashList(folder, [{ name: 'pages/1.json', sha256: sha256Of(Buffer.from('x')) }]);
  const lists = [...names.map((name) => `${name}.sha256`), 'SHA256SUMS'];
  expect(() => execFileSync('sha256sum', ['--strict', '-c', ...lists], { cwd: folder, stdio: 'pipe' })).not.toThrow();
  writeFileSync(join(folder, 'a b.html'), 'changed');
  expect(() => execFileSync('sha256sum', ['-c', 'a b.html.sha256'], { cwd: folder, stdio: 'pipe' })).toThrow();
});

test.skipIf(process.platform === 'win32')('a device gets no file beside it', async () => {
  await writeHashed('/dev/null', 'abc');
  expect(existsSync('/dev/null.sha256')).toBe(false);
});
