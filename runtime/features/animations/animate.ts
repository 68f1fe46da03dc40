import type { Clock } from '../../browser/clock.ts';
import { prefersReducedMotion } from '../../browser/prefers-reduced-motion.ts';
import { motionTiming } from './effects.ts';

export interface AnimateOptions {
  /** 300 ms if absent. */
  readonly durationMs?: number;
  /** It counts as over after this time, whatever the browser makes of it; 600 ms if absent. */
  readonly fallbackMs?: number;
}

/**
 * Moves an element through the keyframes; settles, never rejects, when that is over: after the animation's end, or when it is
 * called off, or when a hidden tab keeps it from ending. At once where nothing is to move. It is only seen: what follows
 * happens in any case, and before the browser draws again. Spec 2 §4 "Animations".
 */
export async function animate(
  element: Element,
  keyframes: Keyframe[],
  clock: Pick<Clock, 'after'>,
  { durationMs = motionTiming.duration, fallbackMs = 2 * motionTiming.duration }: AnimateOptions = {},
): Promise<void> {
  if (prefersReducedMotion(window) || !('animate' in element)) return;
  const animation = element.animate(keyframes, { ...motionTiming, duration: durationMs });
  await new Promise<void>((resolve) => {
    const stop = clock.after(fallbackMs, () => resolve());
    const end = () => {
      stop();
      resolve();
    };
    animation.finished.then(end, end);
  });
  animation.cancel();
}
