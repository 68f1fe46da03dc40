import { runtimeError } from '../../contract/errors.ts';
import { tweenLimits } from '../../contract/helpers/limits.ts';

/** What moving things needs of the browser. */
export interface MotionOptions {
  /** Does the work when the next picture is drawn, and tells it the time in ms. */
  nextFrame(work: (timeMs: number) => void): void;
  /** The visitor wants no motion. */
  prefersReducedMotion(): boolean;
}

export function createMotionOptions(window: Window): MotionOptions {
  return {
    nextFrame: (work) => void window.requestAnimationFrame(work),
    prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

export interface TweenOptions {
  /** Told the progress, 0 to 1 after easing, once a frame; the last time it is the easing's end. */
  readonly onProgress: (progress: number) => void;
  /** 300 ms if absent. */
  readonly durationMs?: number;
  /** Progress in time to progress in motion; even motion if absent. */
  readonly easing?: (progress: number) => number;
  /** Stops it where it is. */
  readonly signal?: AbortSignal;
}

/**
 * Leads something from 0 to 1 in a time; settles at the end, or when it is stopped. With reduced motion, or no time, it is at its
 * end at once. Rejects with a RuntimeError when `onProgress` is no function (`tween-callback`) or the duration is not finite
 * (`tween-duration`), and with whatever `onProgress` throws. Spec 1 §5 "Tween helper", §9.
 */
export async function tween(
  { nextFrame, prefersReducedMotion }: MotionOptions,
  { onProgress, durationMs = tweenLimits.durationMs, easing = (progress) => progress, signal }: TweenOptions,
): Promise<void> {
  if (typeof onProgress !== 'function')
    throw runtimeError('tween-callback', `A tween needs a function to call, not ${typeof onProgress}`);
  if (!Number.isFinite(durationMs))
    throw runtimeError('tween-duration', `A tween needs a finite duration in ms, not ${String(durationMs)}`);
  if (durationMs > 0 && !prefersReducedMotion()) {
    const frame = () => new Promise<number>((resolve) => nextFrame(resolve));
    const startMs = await frame();
    for (let timeMs = startMs; timeMs < startMs + durationMs; timeMs = await frame()) {
      if (signal?.aborted) return;
      onProgress(easing((timeMs - startMs) / durationMs));
    }
  }
  if (!signal?.aborted) onProgress(easing(1));
}
