import { prefersReducedMotion } from '../../../browser/prefers-reduced-motion.ts';

/** How long a step takes (our choice). */
const stepMs = 400;

/** All slides lie in one cell of their list; a transform moves each into its column. */
export interface Track {
  /** The first of the slides that are shown. */
  readonly index: number;
  /** All slides are shown at once. */
  readonly fits: boolean;
  isAt(end: 'start' | 'end'): boolean;
  /** Moves on by so many slides, and back by less than none; `fromPx` is where a finger has left the slides. */
  move(steps: number, fromPx?: number): void;
  /** Follows a finger that is `offsetPx` from where it came down. */
  drag(offsetPx: number): void;
  /** How many slides a finger that leaves at `offsetPx` has gone on by. */
  stepsOf(offsetPx: number): number;
  /** Reads the columns that the list's CSS gives, and places the slides. */
  measure(): void;
  end(): void;
}

/** A quarter of a slide goes on to the next (our choice). */
const flickRatio = 0.25;

/**
 * @param isInfinite the first follows on the last.
 * @param onChange called whenever other slides are shown, or others fit.
 */
export function createTrack(list: HTMLElement, slides: readonly HTMLElement[], isInfinite: boolean, onChange: () => void): Track {
  let index = 0;
  let columns = 1;
  let stepPx = 0;
  const spare = (): number => slides.length - columns;
  const wraps = (): boolean => isInfinite && spare() > 0;
  const clamp = (wanted: number): number =>
    wraps() ? (wanted + 2 * slides.length) % slides.length : Math.max(0, Math.min(wanted, spare()));

  /** Columns from the first one. Those that are not shown wait on both sides; the side that a step leaves to has one at least. */
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
    const moves = fromPx !== 0 && !prefersReducedMotion(window);
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
    end() {
      for (const motion of running) motion.cancel();
      for (const slide of slides) {
        const { transform, pointerEvents } = slide.style;
        slide.inert = false;
        slide.style.transform = '';
        // The platform's CSS moves slides off the page: they stay where they are.
        if (getComputedStyle(slide).transform === 'none') slide.style.pointerEvents = '';
        else Object.assign(slide.style, { transform, pointerEvents });
      }
    },
  };
}
