import { expect, test } from 'vitest';
import { stripGeometry, stripLeft } from '../../../runtime/gallery/strip-geometry.ts';

const strip = stripGeometry([2, 1, 1.5, 1], 100);

test('lays pictures of one height beside one another, in a wrapper twice as long', () => {
  expect(strip).toEqual({ widthsPx: [200, 100, 150, 100], startsPx: [0, 200, 300, 450], lengthPx: 550, wrapperPx: 1100 });
  expect(stripGeometry([], 100)).toMatchObject({ lengthPx: 0, wrapperPx: 0 });
});

test('leaves gaps between pictures, and none after the last', () => {
  expect(stripGeometry([1, 1], 100, 10)).toMatchObject({ startsPx: [0, 110], lengthPx: 210 });
});

test.each([
  ['start', [0, -200, -250, -250]],
  ['middle', [0, -100, -225, -250]],
  ['end', [0, 0, -150, -250]],
] as const)('puts the current picture at the %s of the view, without a gap at either end', (alignment, lefts) => {
  expect(lefts.map((_, index) => stripLeft(strip, index, 300, alignment))).toEqual(lefts);
});

test('stays at the start when everything is in view', () => {
  expect(stripLeft(strip, 3, 900, 'middle')).toBe(0);
});
