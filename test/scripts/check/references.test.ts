import { expect, test } from 'vitest';
import { missingChunks, missingFiles } from '../../../scripts/check/named-files.ts';
import { readRules } from '../../../scripts/check/references.ts';

const row = (anchor: string, slug: string, origin: string) => `| <a id="${anchor}"></a>\`${slug}\` | A step. | - | ${origin} |\n`;

test('a row of a topic’s page is a rule of the topic, named by its anchor', () => {
  const text =
    '| rule | behaviour | figures | origin ' +
    `|\n|---|---|---|---|\n${row('loop-ends', 'loop-ends', 'platform')}${row('a', 'a', 'ours: both are silent')}`;
  expect(readRules('topic', text)).toEqual({ ids: ['topic#loop-ends', 'topic#a'], problems: [] });
});

test.each([
  ['an anchor that differs from the slug', row('loop', 'loop-ends', 'platform')],
  ['capitals in a slug', row('Loop', 'Loop', 'platform')],
  ['an unknown origin', row('loop', 'loop', 'hearsay')],
  ['a slug twice', row('loop', 'loop', 'ours') + row('loop', 'loop', 'ours')],
])('%s is a problem', (_name, text) => {
  expect(readRules('topic', text).problems).toHaveLength(1);
});

test.each([
  ['cli/io.ts', 'see `cli/REFERENCE.md`', ['cli/REFERENCE.md']],
  ['cli/io.ts', 'see `cli/README.md` and ./io.ts', []],
  ['cli/a.ts', '`connection.ts` is a file of the other half', ['connection.ts']],
  ['runtime/a.ts', '`connection.ts` is beside it', []],
  ['README.md', 'run FILE.ts, see `boot/boot.ts`', []],
  ['README.md', 'the style sheet `late.css`', ['late.css']],
])('the files that are missing in %s: %s', (from, text, missing) => {
  const files = ['README.md', 'cli/README.md', 'cli/io.ts', 'runtime/boot/boot.ts', 'runtime/connection.ts'];
  expect(missingFiles(text, from, files)).toEqual(missing);
});

test('a chunk that a text names has a row', () => {
  expect(missingChunks('the chunks `blocks` and `site-parts`, and the `chunk`', new Set(['blocks']))).toEqual(['site-parts']);
});
