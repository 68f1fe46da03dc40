import { expect, test } from 'vitest';
import { jsonLines } from '../../../../fake-server/inspector/entry/json-lines.ts';

const textOf = (value: unknown) =>
  jsonLines(value)
    .map(({ depth, name, text }) => `${'  '.repeat(depth)}${name === null ? '' : `${name}: `}${text}`)
    .join('\n');

test.each([
  [{ a: 1, 'b/c~d': ['x', null, true, [], {}], e: { f: 'g' } }],
  [[[1, [2]], { '': '' }]],
  ['<img src=x onerror=alert(1)>'],
  [null],
])('the lines are those of JSON.stringify: %j', (value) => {
  expect(textOf(value)).toBe(JSON.stringify(value, null, 2));
});

test('each line has the pointer of its value', () => {
  expect(jsonLines({ a: [{ 'b/c': 1 }] }).map(({ pointer }) => pointer)).toEqual([
    '',
    '/a',
    '/a/0',
    '/a/0/b~1c',
    '/a/0',
    '/a',
    '',
  ]);
});

test('a value that is nested 2,000 times, and one with 1,000,000 members, cost no more than their shown lines', () => {
  let deep: unknown = 1;
  for (let count = 0; count < 2000; count += 1) deep = [deep];
  expect(jsonLines(deep).length).toBeLessThan(200);
  expect(jsonLines(new Array(1_000_000).fill(0), 500)).toHaveLength(500);
});
