import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../../cli/main.ts';
import { replaceFile, unwritable } from '../../../../cli/validate/fix/replace-file.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

const odd = '{"design":"mosaic","gutter":1}';

async function fix(cwd: string, ...args: string[]) {
  const io = fakeIo({ cwd });
  return { exitCode: await run(['validate', '--fix', ...args], io), err: io.errText };
}

test('a read-only file is unchanged, which is reported with status 3, and the other files are fixed', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'a.json'), odd);
  writeFileSync(join(cwd, 'b.json'), odd);
  chmodSync(join(cwd, 'a.json'), 0o444);
  const { exitCode, err } = await fix(cwd, 'a.json', 'b.json');
  expect([exitCode, readFileSync(join(cwd, 'a.json'), 'utf8')]).toEqual([3, odd]);
  expect(err).toMatch(/^ss-runtime: a\.json was not changed: it (is read-only|may not be written)\.$/);
  expect(readFileSync(join(cwd, 'b.json'), 'utf8')).toContain('stacked-base');
});

test('files in node_modules are unchanged, by whatever path they are named', async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 'node_modules/x'), { recursive: true });
  writeFileSync(join(cwd, 'node_modules/x/a.json'), odd);
  symlinkSync('node_modules/x/a.json', join(cwd, 'link.json'));
  for (const name of ['node_modules/x/a.json', 'link.json']) {
    const { exitCode, err } = await fix(cwd, name);
    expect([exitCode, err]).toEqual([
      3,
      `ss-runtime: ${name} was not changed: it is inside node_modules, where installed packages are.`,
    ]);
  }
  expect(readFileSync(join(cwd, 'node_modules/x/a.json'), 'utf8')).toBe(odd);
});

test('a file that has changed since it was read is not overwritten, and leaves no draft', async () => {
  const cwd = temporaryFolder();
  const path = join(cwd, 'a.json');
  writeFileSync(path, 'theirs');
  const write = replaceFile('a.json', path, { before: Buffer.from('read'), after: Buffer.from('ours') });
  await expect(write).rejects.toThrow('a.json was not changed: it has changed since it was read.');
  expect([readFileSync(path, 'utf8'), readdirSync(cwd)]).toEqual(['theirs', ['a.json']]);
});

test('a file with a name of 255 characters is fixed', async () => {
  const cwd = temporaryFolder();
  const name = `${'a'.repeat(250)}.json`;
  writeFileSync(join(cwd, name), odd);
  expect((await fix(cwd, name)).exitCode).toBe(0);
});

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EROFS', 'the disk is read-only'],
  ['EACCES', 'it may not be written'],
])('%s is reported as a sentence', (code, why) => {
  const { message, exitCode } = unwritable('a.json', Object.assign(new Error(code), { code }));
  expect([message, exitCode]).toEqual([`a.json was not changed: ${why}.`, 3]);
});

test('backslashes before quotes are removed, and all other bytes of the attribute stay', async () => {
  const cwd = temporaryFolder();
  const before = String.raw`<p class=gallery-block data-block-json='{ \"design\" :\"grid\",&#x20;\"title\":\"&eacute; &amp;amp; \\n \", \&quot;padding\&quot;: 4 }'>`;
  writeFileSync(join(cwd, 'a.html'), before);
  expect((await fix(cwd, 'a.html')).exitCode).toBe(0);
  const after = before.replaceAll('\\"', '"').replaceAll('\\&quot;', '&quot;');
  expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(after);
});
