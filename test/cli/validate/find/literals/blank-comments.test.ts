import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../../../cli/main.ts';
import { blankComments } from '../../../../../cli/validate/find/literals/blank-comments.ts';
import { fakeIo } from '../../../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../../../helpers/platform/temporary-folder.ts';

test('comments and trailing commas become white space of the same length; strings stay', () => {
  const text = '{ // it\'s "a"\r\n "u": "http://x/*,}*/", /* b\n */ "c": [1, 2 , ], "d\\"": "//",\n}';
  const plain = blankComments(text);
  expect(plain).toHaveLength(text.length);
  expect(JSON.parse(plain)).toEqual({ u: 'http://x/*,}*/', c: [1, 2], 'd"': '//' });
  expect(plain.split('\n').map((line) => line.length)).toEqual(text.split('\n').map((line) => line.length));
});

async function errorsOf(name: string, content: string, arg = name) {
  const cwd = temporaryFolder();
  mkdirSync(dirname(join(cwd, name)), { recursive: true });
  writeFileSync(join(cwd, name), content);
  const io = fakeIo({ cwd });
  await run(['validate', '--format', 'json', arg], io);
  return JSON.parse(io.outText).summary.errors;
}

test.each([
  ...['tsconfig.json', 'tsconfig.base.json', 'jsconfig.json', '.vscode/settings.json', 'a.jsonc', 'x.code-workspace'],
  ...['.eslintrc.json', '.eslintrc', '.devcontainer/devcontainer.json'],
])('%s may have comments', async (name) => {
  expect(await errorsOf(name, '{ // c\n "a": [1,],\n}')).toBe(0);
});

test('another file with comments is no JSON, unless it is found in a folder and has nothing to check', async () => {
  expect(await errorsOf('a.json', '{ /* c */ "a": 1 }')).toBe(1);
  expect(await errorsOf('a.json', '{ /* c */ "a": 1 }', '.')).toBe(0);
  expect(await errorsOf('a.json', '{ /* c */ "design": "grid", "gutter": 1 }', '.')).toBe(1);
  expect(await errorsOf('tsconfig.json', '{ "a": }')).toBe(1);
});
