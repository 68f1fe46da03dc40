import type { Clock } from '../../browser/clock.ts';

/** Lets only so many images load at a time, the nearest first. Spec 1 §4, §9: 16 at a time on desktop, 1 on mobile. */
export interface LoadQueue {
  /** Starts the work when its turn comes; `distance` is asked then, and the smallest goes first. */
  add(work: () => Promise<void>, distance: () => number): void;
  /** Starts all that waits, and from now on whatever is added at once. */
  open(): void;
}

/** A load that never ends gives its place back after this time (our choice). */
const stuckAfterMs = 10_000;

export function createLoadQueue(atATime: number, clock: Clock): LoadQueue {
  let concurrency = atATime;
  const waiting = new Map<() => Promise<void>, () => number>();
  let running = 0;
  let isAsked = false;

  const takeNearest = (): (() => Promise<void>) | undefined => {
    let nearest: (() => Promise<void>) | undefined;
    let least = 0;
    for (const [work, distance] of waiting) {
      const own = distance();
      if (!nearest || own < least) [nearest, least] = [work, own];
      // Nothing is nearer than what is seen.
      if (own === 0) break;
    }
    if (nearest) waiting.delete(nearest);
    return nearest;
  };

  const startNext = (): void => {
    isAsked = false;
    while (running < concurrency) {
      const work = takeNearest();
      if (!work) return;
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
      if (!isAsked) void Promise.resolve().then(startNext);
      isAsked = true;
    },
    open() {
      concurrency = Number.POSITIVE_INFINITY;
      startNext();
    },
  };
}
