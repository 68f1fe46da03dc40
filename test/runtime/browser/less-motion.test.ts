import { expect, test } from 'vitest';
import { isMotionOff, prefersLessMotion } from '../../../runtime/browser/less-motion.ts';

// site#nomotion
test.each([
  ['', false, false, false],
  ['', true, true, false],
  ['?nomotion=true', false, true, true],
  ['?a=1&nomotion=true', true, true, true],
  ['?nomotion=false', false, false, false],
  ['?xnomotion=true', false, false, false],
])('with the query "%s" and a preference for less motion of %s: less motion %s, no motion %s', (search, matches, less, off) => {
  const window = { location: { search }, matchMedia: () => ({ matches }) } as unknown as Window;
  expect([prefersLessMotion(window), isMotionOff(window)]).toEqual([less, off]);
});
