import { expect, test } from 'vitest';
import { swipe } from '../../../runtime/features/gallery/transitions/swipe.ts';

const goesOn = (distancePx: number, durationMs: number, lengthPx = 900): boolean =>
  swipe.drag?.rest({ distancePx, durationMs, lengthPx, velocity: 0, options: {} }) === 1;

// gallery#swipe-change
test.each([
  // 50 px within 250 ms.
  [50, 250, true],
  [50, 10, true],
  [49, 250, false],
  [49, 10, false],
  // A press of more than 250 ms that has moved by the 10 px which fix its direction.
  [10, 251, true],
  [10, 250, false],
  [9, 251, false],
])('%s px in %s ms change the slide: %s', (distancePx, durationMs, wanted) => {
  expect(goesOn(distancePx, durationMs)).toBe(wanted);
});

test('a drag beyond width/2.25 changes the slide: with 90 px, beyond 40 px', () => {
  expect([goesOn(40, 200, 90), goesOn(41, 200, 90)]).toEqual([false, true]);
});

test('slides are dragged horizontally', () => {
  expect(swipe.drag?.axis({})).toBe('x');
});
