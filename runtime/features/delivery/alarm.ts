import type { Clock } from '../../browser/clock.ts';

/** Does the work once, after the shortest of the delays that it is asked for until then. */
export function createAlarm(clock: Pick<Clock, 'now' | 'after'>, work: () => void): (delayMs: number) => void {
  let atMs = Number.MAX_VALUE;
  let cancel = () => {};
  return (delayMs) => {
    const newMs = clock.now() + delayMs;
    if (newMs >= atMs) return;
    cancel();
    atMs = newMs;
    cancel = clock.after(delayMs, () => {
      atMs = Number.MAX_VALUE;
      work();
    });
  };
}
