import { carouselLimits } from '../contract/limits.ts';

/**
 * Slides beside one another in a carousel of this width: at most 2 below 480 px, at most 3 below 724 px. Spec 1 §4 "Carousel",
 * which says so of carousels with more than 1 and more than 2: fewer stay as they are.
 */
export function slidesInWidth(slidesPerRow: number, widthPx: number): number {
  if (widthPx < carouselLimits.twoPerRowBelowPx) return Math.min(slidesPerRow, 2);
  return widthPx < carouselLimits.threePerRowBelowPx ? Math.min(slidesPerRow, 3) : slidesPerRow;
}

/**
 * The first slide to show for a change of index: a single step goes one slide on, a longer way to the group that holds the slide.
 * The last slide never leaves the view's end, so that no gap opens (our choice). Spec 1 §4 "Carousel".
 */
export function firstInView(previousIndex: number, index: number, slidesPerView: number, count: number): number {
  const isStep = Math.abs(index - previousIndex) === 1;
  const start = isStep ? index : Math.floor(index / slidesPerView) * slidesPerView;
  return Math.max(0, Math.min(start, count - slidesPerView));
}
