import { expect, test } from 'vitest';
import { easeOutSine, scrollTo } from '../../../runtime/features/helpers/scroll-to.ts';
import type { MotionOptions } from '../../../runtime/features/helpers/tween.ts';

/** Draws a frame every 10 ms. */
function rig(reduced = false) {
  let timeMs = 0;
  const tops: number[] = [];
  const motion: MotionOptions = {
    nextFrame(callback) {
      timeMs += 10;
      queueMicrotask(() => callback(timeMs));
    },
    prefersReducedMotion: () => reduced,
  };
  return { motion, tops, scroller: { topPx: 100, scrollTo: (topPx: number) => void tops.push(Math.round(topPx)) } };
}

// helpers#scroll-to
test('leaves 30 px above the place by default, or the given offset', async () => {
  const { motion, scroller, tops } = rig(true);
  await scrollTo(motion, scroller, 400);
  await scrollTo(motion, scroller, 400, { offsetPx: 0 });
  expect(tops).toEqual([470, 500]);
});

// helpers#scroll-to
test.each([0, 50, 300, 5000])('a duration of %s ms becomes 50 ms', async (durationMs) => {
  const { motion, scroller, tops } = rig();
  await scrollTo(motion, scroller, 130, { durationMs, easing: (progress) => progress });
  expect(tops).toEqual([100, 120, 140, 160, 180, 200]);
});

test('eases by a sine that ends slowly', async () => {
  expect([0, 0.5, 1].map((progress) => easeOutSine(progress).toFixed(4))).toEqual(['0.0000', '0.7071', '1.0000']);
  const { motion, scroller, tops } = rig();
  await scrollTo(motion, scroller, 1030);
  expect(tops).toEqual([100, 409, 688, 909, 1051, 1100]);
});

test('rejects a duration that is not finite', async () => {
  const { motion, scroller } = rig();
  await expect(scrollTo(motion, scroller, 1, { durationMs: Number.NaN })).rejects.toThrow('finite duration');
});
