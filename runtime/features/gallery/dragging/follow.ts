import type { PartContext } from '../part.ts';
import { wrapIndex } from '../slide-index.ts';
import type { DragRules } from '../transition.ts';
import { slideAlong } from './slide-along.ts';

/** Slides that follow a finger. Offsets are in lengths of a slide; above 0 a later slide comes into view. */
export interface Follow {
  /** Where the slides are. */
  readonly offset: number;
  /** Whether a slide comes from there. */
  hasOther(direction: 1 | -1): boolean;
  /** Takes the slides along, as far as they go. */
  turn(offset: number, lengthPx: number): void;
  /** Lets go: the slides run by themselves to this part of the way, where they stay; 0 is where they were. */
  runTo(part: number): void;
}

/** The whole way, on the timeline of the animations that the finger turns. */
const wholeWayMs = 1000;

/** Animations stand still while a finger turns them and are played when it lets go: styles of the page stay as they are. */
export function createFollow(context: PartContext, axis: 'x' | 'y', rules: DragRules): Follow {
  const { options, gallery, live, transition, onEnd, clock, rightToLeft, lessMotion } = context;
  const { slides, loop = false, designOptions } = options;
  let animations: readonly Animation[] = [];
  let direction: 1 | -1 | 0 = 0;
  let part = 0;
  let cancelEnd = (): void => {};

  const otherIndex = (by: 1 | -1): number | null => {
    const index = wrapIndex(gallery.currentIndex + by, slides.length);
    return loop || index === gallery.currentIndex + by ? index : null;
  };

  const letGo = (): void => {
    cancelEnd();
    for (const animation of animations) animation.cancel();
    animations = [];
    direction = 0;
    part = 0;
  };
  onEnd(letGo);
  // The change has animations of its own by now, which go on from here.
  gallery.on('currentIndexChange', letGo);

  const takeBoth = (by: 1 | -1): void => {
    letGo();
    direction = by;
    const leaving = slides[gallery.currentIndex];
    if (!transition?.drag || !leaving) return;
    const index = otherIndex(by);
    if (index !== null) live.ready?.(index);
    const entering = index === null ? null : (slides[index] ?? null);
    const change = { leaving, entering, direction: by, rightToLeft: rightToLeft(), dragged: 0 };
    animations = slideAlong(axis, change, { duration: wholeWayMs, fill: 'both' });
  };

  const putAt = (to: number): void => {
    part = to;
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = to * wholeWayMs;
    }
  };

  return {
    get offset() {
      return part * direction;
    },
    hasOther: (by) => otherIndex(by) !== null,
    turn(offset, lengthPx) {
      const by = offset < 0 ? -1 : 1;
      if (by !== direction) takeBoth(by);
      cancelEnd();
      const px = Math.abs(offset) * lengthPx;
      const wayPx = otherIndex(by) === null ? rules.beyond(px, lengthPx, by > 0, designOptions?.transitionOptions ?? {}) : px;
      putAt(Math.min(1, wayPx / lengthPx));
    },
    runTo(to) {
      const rest = (): void => (to === 0 ? letGo() : putAt(to));
      const rate = ((to - part) * wholeWayMs) / rules.settleMs;
      if (lessMotion() || rate === 0) return rest();
      for (const animation of animations) {
        animation.playbackRate = rate;
        animation.play();
      }
      part = to;
      cancelEnd = clock.after(rules.settleMs, rest);
    },
  };
}
