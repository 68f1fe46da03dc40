import { expect, test } from 'vitest';
import { readRules } from '../../../scripts/check/references.ts';

const row = (anchor: string, slug: string, origin: string) => `| <a id="${anchor}"></a>\`${slug}\` | A step. | - | ${origin} |\n`;

test('a row of a topic’s page is a rule of the topic, named by its anchor', () => {
  const text = `| rule | behaviour | figures | origin |\n|---|---|---|---|\n${row('loop-ends', 'loop-ends', 'platform')}${row('a', 'a', 'ours: both are silent')}`;
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
