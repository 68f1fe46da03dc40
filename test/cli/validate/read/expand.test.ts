import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expandInputs } from '../../../../cli/validate/read/expand.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

async function namesOf(args: string[], cwd: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of expandInputs(args, fakeIo({ cwd }))) names.push(name);
  return names;
}

test('lists the files of folders in order, without hidden folders, node_modules and other files', async () => {
  const cwd = temporaryFolder();
  for (const folder of ['s/b', 's/node_modules', 's/.cache']) mkdirSync(join(cwd, folder), { recursive: true });
  for (const name of ['z.html', 'a.json', 'b/x.jsonl', 'b/y.css', 'node_modules/n.html', '.cache/c.html']) {
    writeFileSync(join(cwd, 's', name), '');
  }
  expect(await namesOf(['s'], cwd)).toEqual(['s/a.json', 's/b/x.jsonl', 's/z.html']);
});

test('of the files that a browser saved beside a page, pages are listed and data of other hosts is not', async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 's/a_files'), { recursive: true });
  for (const name of ['a.html', 'a_files/frame.html', 'a_files/shares.json']) writeFileSync(join(cwd, 's', name), '');
  expect(await namesOf(['s'], cwd)).toEqual(['s/a.html', 's/a_files/frame.html']);
});

test('returns every file once, whatever names and links it has, also with circular links', async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 's/b'), { recursive: true });
  writeFileSync(join(cwd, 's/a.html'), '');
  symlinkSync('../a.html', join(cwd, 's/b/again.html'));
  symlinkSync('..', join(cwd, 's/b/up'));
  expect(await namesOf(['s/a.html', 's', './s/', 's/b', '-', '-'], cwd)).toEqual(['s/a.html', '-']);
});

test('returns a missing file as an input that cannot be opened', async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 's'));
  symlinkSync('self.html', join(cwd, 's/self.html'));
  symlinkSync('nowhere', join(cwd, 's/lost'));
  const failures: string[] = [];
  for await (const input of expandInputs(['none.html', 's'], fakeIo({ cwd }))) {
    failures.push(`${input.name} ${await input.open().then(String, (error: Error) => error.message)}`);
  }
  expect(failures).toEqual([
    'none.html cannot be read: it does not exist',
    's/self.html cannot be read: its links run in a circle',
  ]);
});

describe('a glob that the shell did not expand', () => {
  const folder = () => {
    const cwd = temporaryFolder();
    for (const path of ['pages/deep/er', 'pages/.hidden', 'pages/node_modules']) mkdirSync(join(cwd, path), { recursive: true });
    for (const name of ['a.html', 'b.css', 'deep/c.html', 'deep/er/d.html', '.hidden/e.html', 'node_modules/f.html'])
      writeFileSync(join(cwd, 'pages', name), '');
    writeFileSync(join(cwd, 'odd[1].html'), '');
    return cwd;
  };

  test.each([
    ['pages/**/*.html', ['pages/a.html', 'pages/deep/c.html', 'pages/deep/er/d.html']],
    ['pages/*.html', ['pages/a.html']],
    ['./pages/?.{html,css}', ['pages/a.html', 'pages/b.css']],
    ['pages/d*', ['pages/deep/c.html', 'pages/deep/er/d.html']],
    ['pages/node_modules/*.html', ['pages/node_modules/f.html']],
    ['odd[1].html', ['odd[1].html']],
    ['odd[[]1].html', ['odd[1].html']],
  ])('%s is %j', async (pattern, names) => {
    expect(await namesOf([pattern], folder())).toEqual(names);
  });

  test('returns its files once, by absolute paths for an absolute pattern, as named files', async () => {
    const cwd = folder();
    expect(await namesOf(['pages/a.html', 'pages/*.html', join(cwd, 'pages/**/c.html')], cwd)).toEqual([
      'pages/a.html',
      join(cwd, 'pages/deep/c.html'),
    ]);
    for await (const input of expandInputs(['pages/*.css'], fakeIo({ cwd }))) expect(input.isNamed).toBe(true);
  });

  test('is searched in the fixtures of the package where the working folder has none', async () => {
    expect(await namesOf(['fixtures/blocks/gallery/valid/gr*.json'], temporaryFolder())).toEqual([
      'fixtures/blocks/gallery/valid/grid.json',
    ]);
  });

  test('without a match is an input that cannot be opened', async () => {
    for await (const input of expandInputs(['pages/*.xml'], fakeIo({ cwd: folder() })))
      await expect(input.open()).rejects.toThrow('cannot be read: no file matches this pattern');
    expect(await namesOf(['pages/*.xml'], folder())).toEqual(['pages/*.xml']);
  });
});
