import { prefersLessMotion } from '../../../browser/less-motion.ts';

/** Duration of a step. */
const stepMs = 400;

/** The slides of a list. All of them share one grid cell; a transform moves each into its column. */
export interface Track {
  /** Index of the first visible slide. */
  readonly index: number;
  /** Whether all slides are visible at once. */
  readonly fits: boolean;
  isAt(end: 'start' | 'end'): boolean;
  /**
   * Moves by this number of slides, backwards if it is negative. @param fromPx offset at which a finger has released the slides.
   */
  move(steps: number, fromPx?: number): void;
  /** Follows a finger at this distance from its start. */
  drag(offsetPx: number): void;
  /** Returns the number of slides to move by when a finger releases at `offsetPx`. */
  stepsOf(offsetPx: number): number;
  /** Reads the columns that the list's CSS gives, and places the slides. */
  measure(): void;
  dispose(): void;
}

/** A drag moves to the next slide after this part of a slide. */
const flickRatio = 0.25;

/**
 * @param isInfinite the first slide follows the last.
 * @param onChange runs after a change of the visible slides or of their number.
 */
export function createTrack(list: HTMLElement, slides: readonly HTMLElement[], isInfinite: boolean, onChange: () => void): Track {
  let index = 0;
  let columns = 1;
  let stepPx = 0;
  const spare = (): number => slides.length - columns;
  const wraps = (): boolean => isInfinite && spare() > 0;
  const clamp = (wanted: number): number =>
    wraps() ? (wanted + 2 * slides.length) % slides.length : Math.max(0, Math.min(wanted, spare()));

  /** Returns the column of a slide. Hidden slides are on both sides; the side from which a step takes one has at least one. */
  const columnOf = (slide: number, direction: number): number => {
    if (!wraps()) return slide - index;
    const half = spare() >> 1;
    const before = direction > 0 ? Math.max(1, half) : direction < 0 ? Math.min(half, spare() - 1) : half;
    const ahead = (slide - index + slides.length) % slides.length;
    return ahead >= slides.length - before ? ahead - slides.length : ahead;
  };
  const moved = (px: number): string => `translateX(${px}px)`;
  const running: Animation[] = [];
  const place = (direction: number, fromPx: number, heldPx = 0): void => {
    for (const motion of running.splice(0)) motion.cancel();
    const moves = fromPx !== 0 && !prefersLessMotion(window);
    slides.forEach((slide, each) => {
      const column = columnOf(each, direction);
      const px = column * stepPx;
      slide.style.transform = moved(px + heldPx);
      slide.style.pointerEvents = 'auto';
      slide.inert = column < 0 || column >= columns;
      if (moves) {
        const frames = [{ transform: moved(px + fromPx) }, { transform: moved(px) }];
        running.push(slide.animate(frames, { duration: stepMs, easing: 'ease' }));
      }
    });
    onChange();
  };

  const isAt: Track['isAt'] = (end) => !wraps() && (end === 'start' ? index === 0 : index >= spare());
  return {
    get index() {
      return index;
    },
    get fits() {
      return spare() <= 0;
    },
    isAt,
    move(steps, fromPx = 0) {
      const before = index;
      index = clamp(index + steps);
      const gone = wraps() ? steps : index - before;
      place(Math.sign(steps), fromPx + gone * stepPx);
    },
    drag(offsetPx) {
      const isPast = offsetPx * stepPx > 0 ? isAt('start') : isAt('end');
      place(-Math.sign(offsetPx * stepPx), 0, isPast ? offsetPx / 3 : offsetPx);
    },
    stepsOf(offsetPx) {
      const passed = stepPx ? -offsetPx / stepPx : 0;
      return Math.sign(passed) * Math.max(Math.round(Math.abs(passed)), Number(Math.abs(passed) > flickRatio));
    },
    measure() {
      const { columnGap, direction, paddingLeft, paddingRight } = getComputedStyle(list);
      const slidePx = slides[0]?.getBoundingClientRect().width ?? 0;
      if (slidePx === 0) return;
      const widthPx = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const gap = Number.parseFloat(columnGap) || 0;
      const gapPx = columnGap.endsWith('%') ? (widthPx * gap) / 100 : gap;
      columns = Math.max(1, Math.round((widthPx + gapPx) / (slidePx + gapPx)));
      stepPx = (slidePx + gapPx) * (direction === 'rtl' ? -1 : 1);
      index = clamp(index);
      place(0, 0);
    },
    dispose() {
      for (const motion of running) motion.cancel();
      restore(slides);
    },
  };
}

/** Leaves the slides as the server sent them. */
function restore(slides: readonly HTMLElement[]): void {
  for (const slide of slides) {
    const { transform, pointerEvents } = slide.style;
    slide.inert = false;
    slide.style.transform = '';
    // The platform's CSS would move the slides off the page.
    if (getComputedStyle(slide).transform === 'none') slide.style.pointerEvents = '';
    else Object.assign(slide.style, { transform, pointerEvents });
  }
}
