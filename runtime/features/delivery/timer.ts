import type { Clock } from '../../browser/clock.ts';

/**
 * Returns a function that starts the timer: `callback` runs once, after the shortest of the delays that were requested until
 * then.
 */
export function createTimer(clock: Pick<Clock, 'now' | 'after'>, callback: () => void): (delayMs: number) => void {
  let dueMs = Number.MAX_VALUE;
  let cancel = () => {};
  return (delayMs) => {
    const requestedMs = clock.now() + delayMs;
    if (requestedMs >= dueMs) return;
    cancel();
    dueMs = requestedMs;
    cancel = clock.after(delayMs, () => {
      dueMs = Number.MAX_VALUE;
      callback();
    });
  };
}
