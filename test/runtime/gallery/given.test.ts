import { expect, test } from 'vitest';
import { integerOf, shapeRatio } from '../../../runtime/gallery/given.ts';

test('reads a number under any of its names, as text up to the first character that is no part of an integer', () => {
  expect(integerOf({ 'thumbnails-per-row': null, perRow: '3 across' }, ['thumbnails-per-row', 'perRow'], 4)).toBe(3);
  expect(integerOf({ padding: 0 }, ['padding'], 20)).toBe(0);
});

test.each([[-1], ['wide'], [null], [''], [Number.NaN], [undefined]])('takes the fallback for %j', (value) => {
  expect(integerOf({ columns: value }, ['columns'], 4, 1)).toBe(4);
});

test.each([
  ['square', 1],
  ['standard', 1.5],
  ['standard-vertical', 2 / 3],
  ['four-three', 4 / 3],
  ['four-three-vertical', 3 / 4],
  ['widescreen', 16 / 9],
  ['1.5', 1.5],
  ['0.6666666666666666', 0.6666666666666666],
  [2, 2],
  ['Auto', 0],
  ['auto', 0],
  ['', 0],
  [0, 0],
  [null, 0],
  ['toString', 0],
])('the shape %j is %s wide for each one high', (shape, ratio) => {
  expect(shapeRatio(shape)).toBe(ratio);
});
