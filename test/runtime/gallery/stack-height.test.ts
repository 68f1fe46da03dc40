import { expect, test } from 'vitest';
import { stackHeight } from '../../../runtime/gallery/stack-height.ts';

const size = (widthPx: number, heightPx: number) => ({ widthPx, heightPx });

test.each([
  ['752x474', 441.223, [size(756, 507), size(752, 474), size(754, 483)]],
  ['748x485', 453.877, [size(748, 485), size(746, 500), size(752, 498)]],
  ['722x462', 447.922, [size(755, 495), size(722, 462), size(689, 510)]],
  ['2500x1270', 355.6, [size(2448, 2527), size(2500, 1270)]],
  ['1031x656', 445.393, [size(706, 512), size(1031, 656)]],
])('is as tall at 700 px as its widest slide, %s: %s px (measured)', (_, height, sizes) => {
  expect(stackHeight(700, null, sizes)).toBeCloseTo(height, 2);
});

test('is the given percentage of the width', () => {
  expect(stackHeight(700, 50, [size(100, 100)])).toBe(350);
});

test('leaves out slides whose size is not known, and is 3:2 while none is', () => {
  expect(stackHeight(600, undefined, [null, size(300, 100)])).toBe(200);
  expect(stackHeight(600, null, [null])).toBe(400);
});
