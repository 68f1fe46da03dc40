/**
 * The first slide to show for a change of index: a single step goes one slide on, a longer way to the group that holds the slide.
 * The last slide never leaves the view's end, so that no gap opens (our choice). Spec 1 §4 "Carousel".
 */
export function firstInView(previousIndex: number, index: number, slidesPerView: number, count: number): number {
  const isStep = Math.abs(index - previousIndex) === 1;
  const start = isStep ? index : Math.floor(index / slidesPerView) * slidesPerView;
  return Math.max(0, Math.min(start, count - slidesPerView));
}
