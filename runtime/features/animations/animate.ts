import type { Clock } from '../../browser/clock.ts';
import { prefersLessMotion } from '../../browser/less-motion.ts';
import { motionTiming } from './effects.ts';

export interface AnimateOptions {
  /** 300 ms if absent. */
  readonly durationMs?: number;
  /** The animation counts as ended after this time, for example in a hidden tab; 600 ms if absent. */
  readonly fallbackMs?: number;
}

/**
 * Animates an element. Settles, never rejects, when the animation has ended or was cancelled, or after `fallbackMs`; at once
 * under reduced motion. The caller continues before the browser draws the next frame.
 */
export async function animate(
  element: Element,
  keyframes: Keyframe[],
  clock: Pick<Clock, 'after'>,
  { durationMs = motionTiming.duration, fallbackMs = 2 * motionTiming.duration }: AnimateOptions = {},
): Promise<void> {
  if (prefersLessMotion(window) || !('animate' in element)) return;
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
