import { expect, test } from 'vitest';
import { shapeRatio } from '../../../runtime/features/gallery/boxes/shape-ratio.ts';

// gallery#shape-words
test.each([
  ['square', 1],
  ['standard', 1.5],
  ['standard-vertical', 2 / 3],
  ['four-three', 4 / 3],
  ['four-three-vertical', 3 / 4],
  ['widescreen', 1.778],
  ['1.5', 1.5],
  ['0.6666666666666666', 0.6666666666666666],
  [2, 2],
  ['Auto', 0],
  ['auto', 0],
  ['', 0],
  [0, 0],
  [null, 0],
  ['toString', 0],
])('the shape %j has the width-to-height ratio %s', (shape, ratio) => {
  expect(shapeRatio(shape)).toBe(ratio);
});
