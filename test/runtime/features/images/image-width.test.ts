import { expect, test } from 'vitest';
import { widthToAskFor } from '../../../../runtime/features/images/image-width.ts';

// images#image-widths
test.each([
  [1, 1, 100],
  [100, 1, 100],
  [100.5, 1, 300],
  [300.00000000000006, 1, 300],
  [700, 1, 750],
  [750, 1, 750],
  [751, 1, 1000],
  [700, 2, 1500],
  [1200, 1, 1500],
  [1600, 1, 2500],
  [2500, 1, 2500],
  [2600, 1, 2500],
  [900, 3, 2500],
])('asks for %s px at pixel ratio %s as %s', (drawn, ratio, asked) => {
  expect(widthToAskFor(drawn, ratio)).toBe(asked);
});
