import { expect, test } from 'vitest';
import { markRaw } from '../../../../fake-server/inspector/entry/mark-raw.ts';

const marked = (encoding: 'form' | 'json', bodyText: string, pointers: readonly string[]) =>
  markRaw({ bodyText, encoding }, pointers).map(({ start, end }) => bodyText.slice(start, end));

test('a wrong field of a form is marked with its name, once for all problems in its JSON text', () => {
  const text = 'event=1&da%74a=%7B%7D&ss_cvr=&bad=%E0';
  expect(marked('form', text, ['/data/url', '/data/title', '/ss_cvr', '/absent'])).toEqual(['da%74a=%7B%7D', 'ss_cvr=']);
});

test('a wrong value of JSON is marked; the whole text is not', () => {
  const text = '{"a":[1,{"b":"x"}],"c":2}';
  expect(marked('json', text, ['/c', '/a/1/b', '/absent', ''])).toEqual(['"x"', '2']);
  expect(marked('json', text, ['/a/1/b', '/a'])).toEqual(['[1,{"b":"x"}]']);
});
