import { expect, test } from 'vitest';
import { alignmentShare, stripGeometry, stripLeft, stripWindow } from '../../../runtime/gallery/strip-geometry.ts';

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
  ['left', [0, -200, -250, -250]],
  ['middle', [0, -100, -225, -250]],
  ['center', [0, -100, -225, -250]],
  ['top', [0, -100, -225, -250]],
  [undefined, [0, -100, -225, -250]],
  ['end', [0, 0, -150, -250]],
  ['right', [0, 0, -150, -250]],
] as const)(
  'with alignment %s puts the current picture where spec 1 §5 says, without a gap at either end',
  (alignment, lefts) => {
    expect(lefts.map((_, index) => stripLeft(strip, index, 300, alignmentShare(alignment)))).toEqual(lefts);
  },
);

test('stays at the start when everything is in view', () => {
  expect(stripLeft(strip, 3, 900, 0.5)).toBe(0);
});

test('gives a box to the pictures within two views of one, and asks no other for its width', () => {
  const asked: number[] = [];
  const around = (count: number, index: number) =>
    stripWindow(count, index, 600, (at) => {
      asked.push(at);
      return 100;
    });
  expect(around(1000, 500)).toEqual([494, 506]);
  expect(Math.min(...asked)).toBe(494);
  expect(asked).toHaveLength(12);
  expect(around(1000, 0)).toEqual([0, 6]);
  expect(around(1000, 998)).toEqual([992, 999]);
  expect(around(3, 1)).toEqual([0, 2]);
});

test('keeps the view full around every picture, wherever it is aligned, with wide and narrow ones', () => {
  const ratios = Array.from({ length: 200 }, (_, index) => [0.4, 3, 1, 0.7, 1.5][index % 5] ?? 1);
  const whole = stripGeometry(ratios, 100);
  for (const share of [0, 0.5, 1])
    for (let index = 0; index < 200; index++) {
      const [first, last] = stripWindow(200, index, 800, (at) => whole.widthsPx[at] ?? 0);
      const part = stripGeometry(ratios.slice(first, last + 1), 100);
      const leftPx = stripLeft(part, index - first, 400, share);
      // As if all of them were there.
      expect(leftPx - (whole.startsPx[first] ?? 0)).toBe(stripLeft(whole, index, 400, share));
    }
});
