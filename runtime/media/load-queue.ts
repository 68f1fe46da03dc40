import type { Clock } from '../lib/clock.ts';

/** Lets only so many images load at a time, the nearest first. Spec 1 §4, §9: 16 at a time on desktop, 1 on mobile. */
export interface LoadQueue {
  /** Starts the work when its turn comes; `distance` is asked then, and the smallest goes first. */
  add(work: () => Promise<void>, distance: () => number): void;
}

/** A load that never ends gives its place back after this time (our choice). */
const stuckAfterMs = 10_000;

export function createLoadQueue(concurrency: number, clock: Clock): LoadQueue {
  const waiting = new Map<() => Promise<void>, () => number>();
  let running = 0;

  const startNext = (): void => {
    while (running < concurrency && waiting.size > 0) {
      const [work] = [...waiting].reduce((a, b) => (b[1]() < a[1]() ? b : a));
      waiting.delete(work);
      running += 1;
      let over = false;
      const release = (): void => {
        if (over) return;
        over = true;
        cancel();
        running -= 1;
        startNext();
      };
      const cancel = clock.after(stuckAfterMs, release);
      void work().then(release, release);
    }
  };

  return {
    add(work, distance) {
      waiting.set(work, distance);
      // In a task of its own, so that whatever is asked for together is ordered together.
      void Promise.resolve().then(startNext);
    },
  };
}
