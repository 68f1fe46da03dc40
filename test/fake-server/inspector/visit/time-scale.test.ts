import { expect, test } from 'vitest';
import { placeTimes } from '../../../../fake-server/inspector/visit/time-scale.ts';

const at = (...ms: number[]) => placeTimes(ms.map((each) => new Date(each).toISOString()));

test('times are placed from 0 to 1, pauses are shortened, and a clock that jumps back stays in place', () => {
  expect(at(0, 500, 1000)).toEqual([0, 0.5, 1]);
  expect(at(0, 1500, 3_600_000)).toEqual([0, 0.5, 1]);
  expect(at(1000, 0, 2000)).toEqual([0, 0, 1]);
  expect(at(5, 5)).toEqual([0, 0]);
  expect(at()).toEqual([]);
  expect(placeTimes(['no time', new Date(0).toISOString(), new Date(10).toISOString()])).toEqual([0, 0, 1]);
});
