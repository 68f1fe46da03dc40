import { runtimeError } from '../../../contract/errors.ts';
import { newSwipeLimits } from '../../../contract/gallery/constants.ts';
import { type SwipeBoundary, swipeBoundaries } from '../../../contract/gallery/gallery-enums.ts';
import { readFields } from '../../../contract/read.ts';
import { slideAlong } from '../model/slide-animations.ts';
import type { Change, Release, Transition, TransitionOptions } from '../model/transition.ts';

const limits = newSwipeLimits;

/** Names of the start and the end in an object of boundaries. */
const sideNames = { start: ['start', 'left', 'min'], end: ['end', 'right', 'max'] };

/**
 * Returns the boundaries before the first and after the last slide. The option is one value for both, a pair, or an object with a
 * value for each side; a missing side is inertial.
 */
function readBoundaries({ boundaries }: TransitionOptions): { readonly start: unknown; readonly end: unknown } {
  const fields = readFields(boundaries);
  const read = (names: readonly string[]): unknown => names.map((name) => fields[name]).find((side) => side !== undefined);
  const given = Array.isArray(boundaries)
    ? { start: boundaries[0], end: boundaries[boundaries.length - 1] }
    : typeof boundaries === 'object'
      ? { start: read(sideNames.start), end: read(sideNames.end) }
      : { start: boundaries, end: boundaries };
  return { start: given.start ?? 'inertial', end: given.end ?? 'inertial' };
}

/** Returns the distance between snap points as a share of the width; 0 for none. */
const readSnap = ({ snapPoints = '100%' }: TransitionOptions): number =>
  typeof snapPoints === 'string' && /^\d+(\.\d+)?%$/.test(snapPoints) ? Number.parseFloat(snapPoints) / 100 : 0;

function check(options: TransitionOptions): void {
  const { start, end } = readBoundaries(options);
  if (![start, end].every((side) => swipeBoundaries.includes(side as SwipeBoundary)))
    throw runtimeError('bad-transition-option', 'new-swipe needs boundaries that are each none, hard or inertial');
  if (options.snapPoints !== undefined && options.snapPoints !== 'none' && readSnap(options) === 0)
    throw runtimeError('bad-transition-option', 'new-swipe needs snapPoints that are a percentage such as 100%, or none');
}

/**
 * Returns the duration of the rest of the way, at the speed of the finger within the limits of gallery#new-swipe-times and
 * gallery#new-swipe-narrow-slide.
 */
export function newSwipeSeconds(
  { widthPx, dragged, velocity, speedMs }: Pick<Change, 'widthPx' | 'dragged' | 'velocity' | 'speedMs'>,
  isWideWindow: boolean,
): number {
  const seconds = velocity > 0 ? ((1 - dragged) * widthPx) / velocity / 1000 : speedMs / 1000;
  const within = Math.min(limits.maxSeconds, Math.max(limits.minSeconds, seconds));
  const minSeconds = isWideWindow ? limits.wideMinSeconds : limits.narrowMinSeconds;
  const maxSeconds = widthPx >= limits.wideFromPx ? limits.wideMaxSeconds : limits.narrowMaxSeconds;
  return Math.min(maxSeconds, Math.max(minSeconds, within));
}

/** Returns the place after a drag, as a share of the way: gallery#new-swipe-change, gallery#new-swipe-snap. */
function rest({ distancePx, lengthPx, velocity, options }: Release): number {
  const snap = readSnap(options);
  const share = Math.min(1, Math.max(0, distancePx / lengthPx));
  if (snap === 0) return share;
  const passed = Math.floor(share / snap);
  const isPastHalf = share / snap - passed > limits.slideWidthRatio;
  const goesOn = velocity > limits.slideVelocity || (isPastHalf && velocity >= -limits.slideVelocity);
  return Math.min(1, (goesOn ? passed + 1 : passed) * snap);
}

/** Slides are side by side, follow the finger and continue at its speed. */
export const newSwipe: Transition = {
  name: 'new-swipe',
  check,
  run(change) {
    const isWideWindow = matchMedia(`(min-width:${limits.wideFromPx}px)`).matches;
    const duration = newSwipeSeconds(change, isWideWindow) * 1000;
    return slideAlong('x', change, { duration, easing: 'cubic-bezier(.2,.6,.35,1)' });
  },
  drag: {
    // Within the limits for wide and for narrow slides.
    settleMs: limits.wideMinSeconds * 1000,
    axis: () => 'x',
    rest,
    overscroll(px, widthPx, isEnd, options) {
      const { start, end } = readBoundaries(options);
      const boundary = isEnd ? end : start;
      if (boundary === 'hard') return 0;
      return boundary === 'none' ? px : px / (px / widthPx + 2);
    },
  },
};
