import type { Clock } from '../lib/clock.ts';

/** Lets only so many images load at a time, the nearest first. Spec 1 §4, §9: 16 at a time on desktop, 1 on mobile. */
export interface LoadQueue {
  /**
   * Starts the work when its turn comes; `distance` is asked then, and the smallest goes first. The answer drops work that
   * has not been started.
   */
  add(work: () => Promise<unknown>, distance: () => number): () => void;
}

/** A load that never ends gives its place back after this time (our choice). */
const stuckAfterMs = 10_000;

interface Waiting {
  readonly work: () => Promise<unknown>;
  readonly distance: () => number;
}

export function createLoadQueue(concurrency: number, clock: Clock): LoadQueue {
  const waiting = new Set<Waiting>();
  let running = 0;

  const startNext = (): void => {
    while (running < concurrency && waiting.size > 0) {
      const nearest = [...waiting].reduce((a, b) => (b.distance() < a.distance() ? b : a));
      waiting.delete(nearest);
      start(nearest);
    }
  };

  const start = ({ work }: Waiting): void => {
    running += 1;
    let over = false;
    const release = () => {
      if (over) return;
      over = true;
      giveUp();
      running -= 1;
      startNext();
    };
    const giveUp = clock.after(stuckAfterMs, release);
    work().then(release, release);
  };

  return {
    add(work, distance) {
      const entry = { work, distance };
      waiting.add(entry);
      // In a task of its own, so that whatever is asked for together is ordered together.
      void Promise.resolve().then(startNext);
      return () => waiting.delete(entry);
    },
  };
}
