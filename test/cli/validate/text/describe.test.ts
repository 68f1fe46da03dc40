import { expect, test } from 'vitest';
import { closest } from '../../../../cli/core/closest.ts';
import { describe as describeValue } from '../../../../cli/validate/text/describe.ts';

test('shows plain values, cuts long texts, and describes lists and objects by their kind', () => {
  expect(['a"b', 3, null, true, [1], {}, undefined].map(describeValue)).toEqual([
    ...['"a\\"b"', '3', 'null', 'true', 'a list', 'an object', 'undefined'],
  ]);
  expect(describeValue('x'.repeat(500))).toBe(`"${'x'.repeat(60)}…"`);
});

test.each([
  ['desing', 'design'],
  ['Gutter', 'gutter'],
  ['gutters', 'gutter'],
  ['xyz', undefined],
  ['a', undefined],
])('the known name closest to %s is %s', (name, meant) => {
  expect(closest(name, ['design', 'gutter', 'padding'])).toBe(meant);
});
