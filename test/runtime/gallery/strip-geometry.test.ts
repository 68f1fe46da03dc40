import { expect, test } from 'vitest';
import {
  alignmentShare,
  stripGeometry,
  stripLeft,
  stripSeen,
  stripWindow,
} from '../../../runtime/features/gallery/strip/strip-geometry.ts';

const strip = stripGeometry([2, 1, 1.5, 1], 100);

// gallery#strip-wrapper
test('places pictures of one height beside one another, in a wrapper twice as long', () => {
  expect(strip).toEqual({ widthsPx: [200, 100, 150, 100], startsPx: [0, 200, 300, 450], lengthPx: 550, wrapperPx: 1100 });
  expect(stripGeometry([], 100)).toMatchObject({ lengthPx: 0, wrapperPx: 0 });
});

test('leaves gaps between pictures, and none after the last', () => {
  expect(stripGeometry([1, 1], 100, 10)).toMatchObject({ startsPx: [0, 110], lengthPx: 210 });
});

// gallery#strip-alignment, gallery#strip-ends
test.each([
  ['start', [0, -200, -250, -250]],
  ['left', [0, -200, -250, -250]],
  ['middle', [0, -100, -225, -250]],
  ['center', [0, -100, -225, -250]],
  ['top', [0, -100, -225, -250]],
  [undefined, [0, -100, -225, -250]],
  ['end', [0, 0, -150, -250]],
  ['right', [0, 0, -150, -250]],
] as const)('alignment %s places the current picture without a gap at either end', (alignment, lefts) => {
  expect(lefts.map((_, index) => stripLeft(strip, index, 300, alignmentShare(alignment)))).toEqual(lefts);
});

test('a strip that fits into the view is at the start', () => {
  expect(stripLeft(strip, 3, 900, 0.5)).toBe(0);
});

test('gives a box to the pictures within two views of one, and reads no other width', () => {
  const readIndices: number[] = [];
  const around = (count: number, index: number) =>
    stripWindow(count, index, 600, (at) => {
      readIndices.push(at);
      return 100;
    });
  expect(around(1000, 500)).toEqual({ first: 494, last: 506 });
  expect(Math.min(...readIndices)).toBe(494);
  expect(readIndices).toHaveLength(12);
  expect(around(1000, 0)).toEqual({ first: 0, last: 6 });
  expect(around(1000, 998)).toEqual({ first: 992, last: 999 });
  expect(around(3, 1)).toEqual({ first: 0, last: 2 });
});

test('the window around every picture gives the same place as the whole strip, for all alignments', () => {
  const ratios = Array.from({ length: 200 }, (_, index) => [0.4, 3, 1, 0.7, 1.5][index % 5] ?? 1);
  const whole = stripGeometry(ratios, 100);
  for (const share of [0, 0.5, 1])
    for (let index = 0; index < 200; index++) {
      const { first, last } = stripWindow(200, index, 800, (at) => whole.widthsPx[at] ?? 0);
      const part = stripGeometry(ratios.slice(first, last + 1), 100);
      const leftPx = stripLeft(part, index - first, 400, share);
      expect(leftPx - (whole.startsPx[first] ?? 0)).toBe(stripLeft(whole, index, 400, share));
    }
});

test('a view of 150 px shows two of three pictures of 100 px, three with a margin of 60 px, and the last two after 180 px', () => {
  const row = stripGeometry([1, 1, 1], 100);
  expect(stripSeen(row, 0, 150, 0)).toEqual({ first: 0, last: 1 });
  expect(stripSeen(row, 0, 150, 60)).toEqual({ first: 0, last: 2 });
  expect(stripSeen(row, -180, 150, 0)).toEqual({ first: 1, last: 2 });
  expect(stripSeen(row, -1000, 150, 0)).toEqual({ first: 2, last: 0 });
});
