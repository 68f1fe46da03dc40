import { scrollLimits } from '../../contract/gallery/constants.ts';
import { type MotionOptions, type TweenOptions, tween } from './tween.ts';

/** Starts quickly and ends slowly. */
export const easeOutSine = (progress: number): number => Math.sin((progress * Math.PI) / 2);

export interface ScrollOptions extends Pick<TweenOptions, 'durationMs' | 'easing' | 'signal'> {
  /** Room above the place; 30 px if absent. */
  readonly offsetPx?: number;
}

/** A window, or an element that scrolls. */
export interface Scroller {
  /** Scroll position in px. */
  readonly topPx: number;
  scrollTo(topPx: number): void;
}

/**
 * Scrolls a place to `offsetPx` below the scroller's upper edge: helpers#scroll-to. The duration is always 50 ms, because the
 * limits allow no other. Settles at the end or when it is aborted; ends at once under reduced motion.
 * Rejects as `tween` does.
 * @param distancePx current distance of the place from the upper edge.
 */
export function scrollTo(
  options: MotionOptions,
  scroller: Scroller,
  distancePx: number,
  { offsetPx = scrollLimits.defaultOffsetPx, durationMs = 0, easing = easeOutSine, ...rest }: ScrollOptions = {},
): Promise<void> {
  const fromPx = scroller.topPx;
  const lengthPx = distancePx - offsetPx;
  return tween(options, {
    ...rest,
    easing,
    durationMs: Number.isFinite(durationMs)
      ? Math.min(scrollLimits.maxDurationMs, Math.max(scrollLimits.minDurationMs, durationMs))
      : durationMs,
    onProgress: (progress) => scroller.scrollTo(fromPx + lengthPx * progress),
  });
}
