import { throttleLimits } from '../contract/helpers/limits.ts';
import type { Clock } from './clock.ts';

type Pacer = Pick<Clock, 'now' | 'after'>;

/** A way to ask for work that decides when the work is done. */
export interface RateLimited {
  (): void;
  /** What was asked for and is not done yet will not be done. */
  cancel(): void;
}

/** Does the work once nobody has asked for it for `delayMs`. */
export function debounce(clock: Pacer, delayMs: number, work: () => void): RateLimited {
  let cancel = () => {};
  const ask = () => {
    cancel();
    cancel = clock.after(delayMs, work);
  };
  return Object.assign(ask, { cancel: () => cancel() });
}

/** Does the work at once, and then at most every `intervalMs`; what is asked for in between is done at the interval's end. */
export function throttle(clock: Pacer, intervalMs: number, work: () => void): RateLimited {
  let readyMs = Number.NEGATIVE_INFINITY;
  let waiting: (() => void) | null = null;
  const run = () => {
    waiting = null;
    readyMs = clock.now() + intervalMs;
    work();
  };
  const ask = () => {
    if (waiting) return;
    const delayMs = readyMs - clock.now();
    if (delayMs <= 0) run();
    else waiting = clock.after(delayMs, run);
  };
  return Object.assign(ask, {
    cancel: () => {
      waiting?.();
      waiting = null;
    },
  });
}

/**
 * Delays work to at least twice the average of the last 22 run times, so that it never takes more than a third of the time,
 * however slow the device. The first time it is done as soon as the clock is free. Asked for again while it waits, it is done
 * once. Spec 2 §4 "Analytics throttling", §9.
 */
export function selfThrottle(clock: Pacer, work: () => void): RateLimited {
  const { samples, averageFactor } = throttleLimits;
  const runTimesMs: number[] = [];
  let waiting: (() => void) | null = null;
  const run = () => {
    waiting = null;
    const startMs = clock.now();
    try {
      work();
    } finally {
      runTimesMs.push(clock.now() - startMs);
      if (runTimesMs.length > samples) runTimesMs.shift();
    }
  };
  const ask = () => {
    const sum = runTimesMs.reduce((total, ms) => total + ms, 0);
    waiting ??= clock.after((averageFactor * sum) / (runTimesMs.length || 1), run);
  };
  return Object.assign(ask, {
    cancel: () => {
      waiting?.();
      waiting = null;
    },
  });
}
