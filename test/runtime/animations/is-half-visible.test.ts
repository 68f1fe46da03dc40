import { expect, test } from 'vitest';
import { isHalfVisible } from '../../../runtime/features/animations/chunks/block-animations.ts';

test.each([
  ['out of view', false, 0, 100, false],
  ['just in view', true, 0, 100, false],
  ['a quarter', true, 0.25, 100, false],
  ['almost half', true, 0.49, 100, false],
  ['half', true, 0.5, 100, true],
  ['all of it', true, 1, 100, true],
  ['as tall as two views, a quarter of it', true, 0.25, 1600, false],
  ['taller than two views, just in view', true, 0.01, 1700, true],
  ['taller than two views, out of view', false, 0, 1700, false],
] as const)('%s', (_, isIntersecting, intersectionRatio, heightPx, isVisible) => {
  expect(isHalfVisible({ isIntersecting, intersectionRatio }, heightPx, 800)).toBe(isVisible);
});
