import { expect, test } from 'vitest';
import { NumberList } from '../../../../cli/validate/text/number-list.ts';

const listOf = (...numbers: number[]) => {
  const list = new NumberList();
  for (const number of numbers) list.push(number);
  return list;
};

test('keeps more numbers than its first capacity, also negative ones', () => {
  const list = listOf(...Array.from({ length: 100 }, (_, index) => index - 50));
  expect([0, 49, 99, 100].map((index) => list.at(index))).toEqual([-50, -1, 49, undefined]);
});

test('finds the last number at or before a value', () => {
  expect([-1, 0, 3, 5, 9].map((value) => listOf(0, 3, 7).lastAtOrBefore(value))).toEqual([-1, 0, 1, 1, 2]);
  expect(listOf().lastAtOrBefore(5)).toBe(-1);
});
