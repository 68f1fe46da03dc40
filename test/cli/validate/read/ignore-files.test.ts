import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../../cli/main.ts';
import { expandInputs } from '../../../../cli/validate/read/expand.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const cwd = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), content);
  }
  return cwd;
}

async function namesOf(cwd: string, ...args: string[]): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of expandInputs(args, fakeIo({ cwd }))) names.push(name);
  return names;
}

const project = () =>
  folderWith({
    '.git/HEAD': '',
    '.git/info/exclude': 'secret.html\n',
    '.gitignore': 'dist/\n/logs\n*.tmp.html\n!keep.tmp.html\n# a comment\n',
    '.ss-runtime-ignore': 'src/gen\n',
    'pkg/.gitignore': 'build\n',
    ...Object.fromEntries(
      [
        'dist/a',
        'logs/a',
        'src/a',
        'src/logs/a',
        'src/gen/a',
        'pkg/build/a',
        'pkg/a',
        'a.tmp',
        'keep.tmp',
        'secret',
        'node_modules/x/a',
      ].map((name) => [`${name}.html`, '']),
    ),
  });

const read = ['keep.tmp.html', 'pkg/a.html', 'src/a.html', 'src/logs/a.html'];

test('a folder is read without what its ignore files name, nested ones included', async () => {
  expect(await namesOf(project(), '.')).toEqual(read);
  expect(await namesOf(join(project(), 'src'), '.')).toEqual(['a.html', 'logs/a.html']);
  expect(await namesOf(join(project(), 'src'), '..')).toEqual(read.map((name) => `../${name}`));
  expect(await namesOf(project(), '**/*.html')).toEqual(read);
});

test('what is named is read, even if it is ignored', async () => {
  expect(await namesOf(project(), 'dist/a.html', 'a.tmp.html')).toEqual(['dist/a.html', 'a.tmp.html']);
  expect(await namesOf(project(), 'dist')).toEqual(['dist/a.html']);
  expect(await namesOf(project(), 'dist/*.html')).toEqual(['dist/a.html']);
  expect(await namesOf(project(), 'src/gen')).toEqual(['src/gen/a.html']);
});

test('a pattern with an exclamation mark leaves files out, at whatever place it is', async () => {
  expect(await namesOf(project(), '!pkg/**', '.', '!keep*')).toEqual(['src/a.html', 'src/logs/a.html']);
  expect(await namesOf(project(), '**/*.html', '!{pkg,src}')).toEqual(['keep.tmp.html']);
  expect(await namesOf(project(), 'dist/a.html', '!dist')).toEqual([]);
  expect(await namesOf(project(), '.', '!!pkg')).toEqual(read);
  const io = fakeIo({ cwd: project() });
  expect(await run(['validate', '!dist'], io)).toBe(2);
  expect(io.errText).toContain('!dist leaves files out; name inputs as well, such as `.`.');
});

test('an exclusion of the examples of the package works in every folder', async () => {
  const names = await namesOf(temporaryFolder(), 'fixtures/sites/clean', '!fixtures/sites/clean/gallery*');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes('gallery'))).toEqual([]);
});

test('links in a folder that lead nowhere are notes', async () => {
  const cwd = temporaryFolder();
  symlinkSync('nowhere', join(cwd, 'a.html'));
  symlinkSync('b.html', join(cwd, 'b.html'));
  const io = fakeIo({ cwd });
  expect(await run(['validate', '--strict', '--format', 'json', '.'], io)).toBe(0);
  const { findings } = JSON.parse(io.outText);
  expect(findings.map(({ ruleId, severity, source }: Record<string, string>) => [ruleId, severity, source])).toEqual([
    ['input-dangling-link', 'note', 'a.html'],
    ['input-dangling-link', 'note', 'b.html'],
  ]);
  expect(await run(['validate', 'a.html'], fakeIo({ cwd }))).toBe(3);
});
