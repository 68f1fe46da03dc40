import type { AddOnContext } from '../model/add-on.ts';
import { slideAlong } from '../model/slide-animations.ts';
import { wrapIndex } from '../model/slides.ts';
import type { DragRules } from '../model/transition.ts';

/** Moves slides during a drag. Offsets are in slide lengths; above 0 a later slide enters. */
export interface DragAnimation {
  readonly offset: number;
  /** Returns whether there is a slide in this direction. */
  hasNeighbour(direction: 1 | -1): boolean;
  /** Moves the slides to an offset, as far as the rules allow. */
  moveTo(offset: number, lengthPx: number): void;
  /** Moves the released slides to this share of the way; 0 is their place before the drag. */
  runTo(share: number): void;
}

/** Duration of the whole way on the timeline of the paused animations. */
const wholeWayMs = 1000;

/** Moves slides by paused animations during a drag and plays these on release, so that inline styles stay unchanged. */
export function createDragAnimation(context: AddOnContext, axis: 'x' | 'y', rules: DragRules): DragAnimation {
  const { options, gallery, design, transition, onDispose, clock, isRightToLeft, prefersReducedMotion } = context;
  const { slides, loop = false, designOptions } = options;
  let animations: readonly Animation[] = [];
  let direction: 1 | -1 | 0 = 0;
  let share = 0;
  let cancelEnd = (): void => {};

  const neighbour = (by: 1 | -1): number | null => {
    const index = wrapIndex(gallery.currentIndex + by, slides.length);
    return loop || index === gallery.currentIndex + by ? index : null;
  };

  const reset = (): void => {
    cancelEnd();
    for (const animation of animations) animation.cancel();
    animations = [];
    direction = 0;
    share = 0;
  };
  onDispose(reset);
  // The transition of a change has its own animations, which start from the dragged place.
  gallery.on('currentIndexChange', reset);

  const start = (by: 1 | -1): void => {
    reset();
    direction = by;
    const leaving = slides[gallery.currentIndex];
    if (!transition?.drag || !leaving) return;
    const index = neighbour(by);
    if (index !== null) design.prepare?.(index);
    const entering = index === null ? null : (slides[index] ?? null);
    const change = { leaving, entering, direction: by, isRightToLeft: isRightToLeft(), dragged: 0 };
    animations = slideAlong(axis, change, { duration: wholeWayMs, fill: 'both' });
  };

  const pauseAt = (to: number): void => {
    share = to;
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = to * wholeWayMs;
    }
  };

  return {
    get offset() {
      return share * direction;
    },
    hasNeighbour: (by) => neighbour(by) !== null,
    moveTo(offset, lengthPx) {
      const by = offset < 0 ? -1 : 1;
      if (by !== direction) start(by);
      cancelEnd();
      const px = Math.abs(offset) * lengthPx;
      const transitionOptions = designOptions?.transitionOptions ?? {};
      const wayPx = neighbour(by) === null ? rules.overscroll(px, lengthPx, by > 0, transitionOptions) : px;
      pauseAt(Math.min(1, wayPx / lengthPx));
    },
    runTo(to) {
      const finish = (): void => (to === 0 ? reset() : pauseAt(to));
      const rate = ((to - share) * wholeWayMs) / rules.settleMs;
      if (prefersReducedMotion() || rate === 0) return finish();
      for (const animation of animations) {
        animation.playbackRate = rate;
        animation.play();
      }
      share = to;
      cancelEnd = clock.after(rules.settleMs, finish);
    },
  };
}
