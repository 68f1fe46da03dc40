import { expect, test } from 'vitest';
import type { Release } from '../../../runtime/features/gallery/model/transition.ts';
import { newSwipe, newSwipeSeconds } from '../../../runtime/features/gallery/transitions/new-swipe.ts';

test.each([
  [{ boundaries: 'none' }],
  [{ boundaries: 'hard' }],
  [{ boundaries: ['inertial', 'none'] }],
  [{ boundaries: { start: 'hard', end: 'inertial' } }],
  [{ boundaries: { start: 'hard' } }],
  [{ boundaries: { max: 'hard' } }],
  [{ boundaries: ['none', null] }],
  [{ boundaries: null }],
  [{ boundaries: {} }],
  [{ snapPoints: 'none' }],
  [{ snapPoints: '50%' }],
  [{}],
])('accepts %j', (options) => {
  expect(() => newSwipe.check?.(options)).not.toThrow();
});

// gallery#new-swipe-boundaries
test.each([
  [{ boundaries: 'soft' }],
  [{ boundaries: ['hard', 'elastic'] }],
  [{ boundaries: { end: 'soft' } }],
  [{ boundaries: 3 }],
])('throws for boundaries that are not each none, hard or inertial: %j', (options) => {
  expect(() => newSwipe.check?.(options)).toThrow('each none, hard or inertial');
});

// gallery#new-swipe-snap
test.each([[{ snapPoints: 50 }], [{ snapPoints: '50' }], [{ snapPoints: '0%' }], [{ snapPoints: '' }], [{ snapPoints: null }]])(
  'throws for snap points that are neither a percentage nor none: %j',
  (options) => {
    expect(() => newSwipe.check?.(options)).toThrow('a percentage such as 100%, or none');
  },
);

// gallery#new-swipe-times
test.each([
  // A step without a drag has the speed of the design, 1 s.
  [400, 0, 0.4],
  [766, 0, 0.4],
  [767, 0, 0.5],
  [1200, 0, 0.5],
  // 400 px at 8, 1.25 and 0.5 px a millisecond.
  [400, 8, 0.2],
  [400, 1.25, 0.32],
  [400, 0.5, 0.4],
  // 1000 px at 10, 2.5 and 1 px a millisecond.
  [1000, 10, 0.3],
  [1000, 2.5, 0.4],
  [1000, 1, 0.5],
])('a slide %s px wide that is released at %s px/ms takes %s s', (widthPx, velocity, seconds) => {
  expect(newSwipeSeconds({ widthPx, velocity, dragged: 0, speedMs: 1000 }, widthPx >= 767)).toBeCloseTo(seconds, 5);
});

// gallery#new-swipe-narrow-slide
test('a slide of 400 px in a window of 767 px or more keeps both limits: 0.3 to 0.4 s', () => {
  const seconds = [8, 1.1, 0].map((velocity) =>
    newSwipeSeconds({ widthPx: 400, velocity, dragged: 0, speedMs: 1000 }, true).toFixed(2),
  );
  expect(seconds).toEqual(['0.30', '0.36', '0.40']);
});

const rest = (release: Partial<Release>) =>
  newSwipe.drag?.rest({ distancePx: 0, lengthPx: 400, durationMs: 300, velocity: 0, options: {}, ...release });

// gallery#new-swipe-change
test('changes the slide beyond half of the width, or above 1 px/ms', () => {
  expect(rest({ distancePx: 200 })).toBe(0);
  expect(rest({ distancePx: 201 })).toBe(1);
  expect(rest({ distancePx: 40, velocity: 1 })).toBe(0);
  expect(rest({ distancePx: 40, velocity: 1.01 })).toBe(1);
  expect(rest({ distancePx: 300, velocity: -1.5 })).toBe(0);
});

// gallery#new-swipe-snap
test('stops at the snap points, or without any at the place of release', () => {
  expect(rest({ distancePx: 190, options: { snapPoints: '50%' } })).toBe(0.5);
  expect(rest({ distancePx: 90, options: { snapPoints: '50%' } })).toBe(0);
  expect(rest({ distancePx: 310, options: { snapPoints: '50%' } })).toBe(1);
  expect(rest({ distancePx: 130, options: { snapPoints: 'none' } })).toBe(0.325);
});

test.each([
  ['hard', 0],
  ['none', 120],
  ['inertial', 120 / (120 / 400 + 2)],
])('past the boundary %s, slides follow 120 px of the finger by %s px', (kind, px) => {
  const options = { boundaries: ['none', kind] };
  expect(newSwipe.drag?.overscroll(120, 400, true, options)).toBe(px);
  expect(newSwipe.drag?.overscroll(120, 400, false, options)).toBe(120);
});

test.each([
  [{ start: 'hard' }, 0, 120 / 2.3],
  [{ right: 'hard' }, 120 / 2.3, 0],
  [['hard', null], 0, 120 / 2.3],
  [null, 120 / 2.3, 120 / 2.3],
])('with %j a missing side is inertial', (boundaries, before, after) => {
  expect(newSwipe.drag?.overscroll(120, 400, false, { boundaries })).toBeCloseTo(before, 5);
  expect(newSwipe.drag?.overscroll(120, 400, true, { boundaries })).toBeCloseTo(after, 5);
});
