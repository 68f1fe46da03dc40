import { dragLimits, swipeLimits } from '../../../contract/gallery/constants.ts';
import { slideAlong } from '../model/slide-animations.ts';
import type { Transition } from '../model/transition.ts';

const { axisLockPx } = dragLimits;
const { distancePx, withinMs, transitionSeconds, dragWidthDivisor, longPressMs } = swipeLimits;

/** Slides are side by side and follow the finger: gallery#swipe-change. */
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
    // Resistance grows with the distance.
    overscroll: (px, widthPx) => px / (px / widthPx + 2),
  },
};
