import { expect, test } from 'vitest';
import { stackHeight } from '../../../runtime/features/gallery/boxes/shape-ratio.ts';

// gallery#slideshow-height
test.each([
  ['752x474', 441.223, 752 / 474],
  ['748x485', 453.877, 748 / 485],
  ['722x462', 447.922, 722 / 462],
  ['2500x1270', 355.6, 2500 / 1270],
  ['1031x656', 445.393, 1031 / 656],
])('at a width of 700 px is as high as its widest slide, %s: %s px (measured)', (_, height, widest) => {
  expect(stackHeight(700, null, widest)).toBeCloseTo(height, 2);
});

test('is the given percentage of the width', () => {
  expect(stackHeight(700, 50, 1)).toBe(350);
});

test('is 3:2 while no shape is known', () => {
  expect(stackHeight(600, undefined, 0)).toBe(400);
  expect(stackHeight(600, null, Number.NEGATIVE_INFINITY)).toBe(400);
});
