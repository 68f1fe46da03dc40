import { prefersLessMotion } from '../../browser/less-motion.ts';
import { runtimeError } from '../../contract/errors.ts';
import { tweenLimits } from '../../contract/helpers/constants.ts';

/** The parts of the browser that motion needs. */
export interface MotionOptions {
  /** Runs `callback` before the next frame, with the time in ms. */
  nextFrame(callback: (timeMs: number) => void): void;
  prefersReducedMotion(): boolean;
}

export function createMotionOptions(window: Window): MotionOptions {
  return {
    nextFrame: (callback) => void window.requestAnimationFrame(callback),
    prefersReducedMotion: () => prefersLessMotion(window),
  };
}

export interface TweenOptions {
  /** Runs once a frame with the eased progress from 0 to 1, and at last with the end of the easing. */
  readonly onProgress: (progress: number) => void;
  /** 300 ms if absent. */
  readonly durationMs?: number;
  /** Maps progress in time to progress in motion; linear if absent. */
  readonly easing?: (progress: number) => number;
  /** Stops the tween where it is. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a tween from 0 to 1: helpers#tween. Settles at the end, or when it is aborted. Ends at once under reduced motion and for a
 * duration of 0. Rejects with a RuntimeError when `onProgress` is no function (`tween-callback`) or the duration is not finite
 * (`tween-duration`), and with an error that `onProgress` throws.
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
