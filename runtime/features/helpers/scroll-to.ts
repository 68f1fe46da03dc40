import { scrollLimits } from '../../contract/gallery/limits.ts';
import { type MotionOptions, type TweenOptions, tween } from './tween.ts';

/** Starts quickly and ends softly. Spec 1 §9 "easing easeOutSine". */
export const easeOutSine = (progress: number): number => Math.sin((progress * Math.PI) / 2);

export interface ScrollOptions extends Pick<TweenOptions, 'durationMs' | 'easing' | 'signal'> {
  /** What stays free above; 30 px if absent. */
  readonly offsetPx?: number;
}

/** What is scrolled: a window, or a box that scrolls by itself. */
export interface Scroller {
  /** How far it is scrolled, in px. */
  readonly topPx: number;
  scrollTo(topPx: number): void;
}

/**
 * Scrolls so that a place which is so many px below the upper edge of what is seen stands 30 px below it. However long it is asked to
 * take, it takes 50 ms: the specification lets nothing be shorter or longer. Settles when it is there or was stopped; with reduced
 * motion it is there at once. Rejects as `tween` does for a duration that is not finite. Spec 1 §9 "Scroll utility".
 */
export function scrollTo(
  options: MotionOptions,
  scroller: Scroller,
  distancePx: number,
  { offsetPx = scrollLimits.defaultOffsetPx, durationMs = 0, easing = easeOutSine, ...rest }: ScrollOptions = {},
): Promise<void> {
  const fromPx = scroller.topPx;
  const wayPx = distancePx - offsetPx;
  return tween(options, {
    ...rest,
    easing,
    durationMs: Number.isFinite(durationMs)
      ? Math.min(scrollLimits.maxDurationMs, Math.max(scrollLimits.minDurationMs, durationMs))
      : durationMs,
    onProgress: (progress) => scroller.scrollTo(fromPx + wayPx * progress),
  });
}
