import { runtimeError } from '../../../contract/errors.ts';
import { type SwipeBoundary, swipeBoundaries } from '../../../contract/gallery/gallery-enums.ts';
import { newSwipeLimits } from '../../../contract/gallery/limits.ts';
import { readFields } from '../../../contract/read.ts';
import { slideAlong } from '../dragging/slide-along.ts';
import type { Change, Release, Transition, TransitionOptions } from '../transition.ts';

const limits = newSwipeLimits;

/**
 * What lies before the first slide and after the last: one value for both, a pair, or an object with a value for each side by one of these
 * names; a side that is not given is inertial (our choice).
 */
function readBoundaries({ boundaries }: TransitionOptions): readonly unknown[] {
  const given = Array.isArray(boundaries)
    ? [boundaries[0], boundaries[boundaries.length - 1]]
    : typeof boundaries === 'object'
      ? sides.map((names) => names.map((name) => readFields(boundaries)[name]).find((side) => side !== undefined))
      : [boundaries, boundaries];
  return given.map((side) => side ?? 'inertial');
}
const sides = [
  ['start', 'left', 'min'],
  ['end', 'right', 'max'],
];

/** How far apart the places of rest are, as a part of the width; 0 for none. A slide's width by default (our choice). */
const readSnap = ({ snapPoints = '100%' }: TransitionOptions): number =>
  typeof snapPoints === 'string' && /^\d+(\.\d+)?%$/.test(snapPoints) ? Number.parseFloat(snapPoints) / 100 : 0;

function check(options: TransitionOptions): void {
  if (!readBoundaries(options).every((each) => swipeBoundaries.includes(each as SwipeBoundary)))
    throw runtimeError('bad-transition-option', 'new-swipe needs boundaries that are each none, hard or inertial');
  if (options.snapPoints !== undefined && options.snapPoints !== 'none' && readSnap(options) === 0)
    throw runtimeError('bad-transition-option', 'new-swipe needs snapPoints that are a percentage such as 100%, or none');
}

/**
 * How long the rest of the way takes: a fast finger is not slowed down, within the limits for this width. Whose width it is the
 * specification does not say: a narrow slide in a wide window keeps to the limits of both, 0.3 to 0.4 s (our choice). Spec 1 §9.
 */
export function newSwipeSeconds(
  { widthPx, dragged, velocity, speedMs }: Pick<Change, 'widthPx' | 'dragged' | 'velocity' | 'speedMs'>,
  isWideWindow: boolean,
): number {
  const seconds = velocity > 0 ? ((1 - dragged) * widthPx) / velocity / 1000 : speedMs / 1000;
  const within = Math.min(limits.maxSeconds, Math.max(limits.minSeconds, seconds));
  const least = isWideWindow ? limits.wideMinSeconds : limits.narrowMinSeconds;
  const most = widthPx >= limits.wideFromPx ? limits.wideMaxSeconds : limits.narrowMaxSeconds;
  return Math.min(most, Math.max(least, within));
}

/** A drag goes on when it is past half of the way from one place of rest to the next, or faster than 1 px a millisecond. */
function rest({ distancePx, lengthPx, velocity, options }: Release): number {
  const snap = readSnap(options);
  const part = Math.min(1, Math.max(0, distancePx / lengthPx));
  if (snap === 0) return part;
  const back = Math.floor(part / snap);
  const isPastHalf = part / snap - back > limits.slideWidthRatio;
  return Math.min(
    1,
    (velocity > limits.slideVelocity || (isPastHalf && velocity >= -limits.slideVelocity) ? back + 1 : back) * snap,
  );
}

/** Slides lie side by side, follow the finger and run on with its speed. Spec 1 §5, §9 "New-swipe". */
export const newSwipe: Transition = {
  name: 'new-swipe',
  check,
  run(change) {
    const isWideWindow = matchMedia(`(min-width:${limits.wideFromPx}px)`).matches;
    const duration = newSwipeSeconds(change, isWideWindow) * 1000;
    return slideAlong('x', change, { duration, easing: 'cubic-bezier(.2,.6,.35,1)' });
  },
  drag: {
    // Within the limits for wide slides and for narrow ones.
    settleMs: limits.wideMinSeconds * 1000,
    axis: () => 'x',
    rest,
    beyond(px, widthPx, end, options) {
      const kind = readBoundaries(options)[Number(end)];
      if (kind === 'hard') return 0;
      return kind === 'none' ? px : px / (px / widthPx + 2);
    },
  },
};
