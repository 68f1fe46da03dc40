import { dragLimits, swipeLimits } from '../../../contract/gallery/limits.ts';
import { slideAlong } from '../dragging/slide-along.ts';
import type { Transition } from '../transition.ts';

const { axisLockPx } = dragLimits;
const { distancePx, withinMs, transitionSeconds, dragWidthDivisor, longPressMs } = swipeLimits;

/**
 * Slides lie side by side and follow the finger; each change takes 0.28 s. It goes on after 50 px within 250 ms, beyond width/2.25,
 * or after a press of more than 250 ms which has left its place, that is by the 10 px that lock the way (our reading).
 * Spec 1 §9 "Swipe".
 */
export const swipe: Transition = {
  name: 'swipe',
  run: (change) => slideAlong('x', change, { duration: transitionSeconds * 1000, easing: 'ease-out' }),
  drag: {
    settleMs: transitionSeconds * 1000,
    axis: () => 'x',
    rest(release) {
      const isQuick = release.distancePx >= distancePx && release.durationMs <= withinMs;
      const isLong = release.distancePx >= axisLockPx && release.durationMs > longPressMs;
      return Number(isQuick || isLong || release.distancePx > release.lengthPx / dragWidthDivisor);
    },
    // The further, the harder (our choice).
    beyond: (px, widthPx) => px / (px / widthPx + 2),
  },
};
