import type { Stage } from '../model/design.ts';
import { wrapIndex } from '../model/slides.ts';

/**
 * Returns the first slide in view after a change of index: a step of one moves by one slide, a larger change leads to the group
 * of the slide (gallery#carousel-groups), and the last slide stays at the end of the view (gallery#carousel-end).
 */
export function firstInView(previousIndex: number, index: number, slidesPerView: number, count: number): number {
  const isStep = Math.abs(index - previousIndex) === 1;
  const start = isStep ? index : Math.floor(index / slidesPerView) * slidesPerView;
  return Math.max(0, Math.min(start, count - slidesPerView));
}

/** Creates the pager of a carousel, which moves by whole groups: gallery#carousel-pager. `shown` returns the slides in view. */
export function createGroupPager(
  { slides, loop, goTo, next, previous }: Stage,
  shown: () => { readonly first: number; readonly inView: number },
) {
  const pager = {
    get currentIndex() {
      const { first, inView } = shown();
      return first + inView >= slides.length ? pager.numberOfSlides - 1 : Math.floor(first / inView);
    },
    get numberOfSlides(): number {
      return Math.ceil(slides.length / shown().inView);
    },
    next: () => pager.turn(1),
    previous: () => pager.turn(-1),
    turn(by: 1 | -1): void {
      const group = pager.currentIndex + by;
      if (loop || (group >= 0 && group < pager.numberOfSlides)) goTo(wrapIndex(group, pager.numberOfSlides) * shown().inView);
      else {
        // A further step emits `reachedEnd` or `reachedBeginning`.
        goTo(by > 0 ? slides.length - 1 : 0);
        if (by > 0) next();
        else previous();
      }
    },
  };
  return pager;
}
