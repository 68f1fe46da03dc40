import { expect, test } from 'vitest';
import { wrapIndex } from '../../../runtime/features/gallery/model/slides.ts';

// gallery#index-wraps, gallery#index-of-nothing
test.each([
  [0, 5, 0],
  [4, 5, 4],
  [5, 5, 0],
  [12, 5, 2],
  [-1, 5, 4],
  [-5, 5, 0],
  [-6, 5, 4],
  [1.9, 5, 1],
  [-1.9, 5, 4],
  [Number.NaN, 5, 0],
  [Number.POSITIVE_INFINITY, 5, 0],
  ['3' as unknown as number, 5, 3],
  ['x' as unknown as number, 5, 0],
  [undefined as unknown as number, 5, 0],
  [3, 1, 0],
  [0, 0, -1],
])('index %s of %s slides is %s', (index, count, wrapped) => {
  expect(wrapIndex(index, count)).toBe(wrapped);
});
