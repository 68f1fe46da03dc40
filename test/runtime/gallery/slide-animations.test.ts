import { expect, test } from 'vitest';
import { crossFade } from '../../../runtime/features/gallery/model/slide-animations.ts';
import type { Change } from '../../../runtime/features/gallery/model/transition.ts';
import { scroll } from '../../../runtime/features/gallery/transitions/scroll.ts';
import { swipe } from '../../../runtime/features/gallery/transitions/swipe.ts';

/** An element whose `animate` returns the duration. */
const actor = () => ({ animate: (_: unknown, timing: KeyframeAnimationOptions) => timing.duration }) as unknown as HTMLElement;
const change = (speedMs: number): Change => ({
  leaving: actor(),
  entering: actor(),
  direction: 1,
  speedMs,
  stayMs: 5000,
  widthPx: 400,
  isRightToLeft: false,
  options: {},
  dragged: 0,
  velocity: 0,
});

// gallery#fade-times, gallery#fade-easing
test.each([
  [1000, 1200],
  [500, 600],
  [250, 300],
])('the new slide fades in within %s ms, the old one fades out in 1.2 times as long: %s ms', (speedMs, leavingMs) => {
  expect(crossFade(change(speedMs))).toEqual([speedMs, leavingMs]);
});

// gallery#swipe-change, gallery#scroll-finish
test('swipe takes 0.28 s and scroll 0.4 s, whatever the speed of the design', () => {
  expect([...swipe.run(change(1000)), ...scroll.run(change(250))]).toEqual([280, 280, 400, 400]);
});
