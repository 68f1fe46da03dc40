import { throttleLimits } from '../contract/helpers/constants.ts';
import type { Clock } from './clock.ts';

type Pacer = Pick<Clock, 'now' | 'after'>;

/** A function that runs its callback at a limited rate. */
export interface RateLimited {
  (): void;
  /** Cancels a pending run. */
  cancel(): void;
}

/** Returns a function that runs `callback` once, `delayMs` after the latest call. */
export function debounce(clock: Pacer, delayMs: number, callback: () => void): RateLimited {
  let cancel = () => {};
  const request = () => {
    cancel();
    cancel = clock.after(delayMs, callback);
  };
  return Object.assign(request, { cancel: () => cancel() });
}

/**
 * Returns a function that runs `callback` at once, and then at most every `intervalMs`: calls in between cause one run at the
 * interval's end.
 */
export function throttle(clock: Pacer, intervalMs: number, callback: () => void): RateLimited {
  let readyMs = Number.NEGATIVE_INFINITY;
  let waiting: (() => void) | null = null;
  const run = () => {
    waiting = null;
    readyMs = clock.now() + intervalMs;
    callback();
  };
  const request = () => {
    if (waiting) return;
    const delayMs = readyMs - clock.now();
    if (delayMs <= 0) run();
    else waiting = clock.after(delayMs, run);
  };
  return Object.assign(request, {
    cancel: () => {
      waiting?.();
      waiting = null;
    },
  });
}

/**
 * Returns a function that runs `callback` after at least twice the average of its latest run times, so that the callback takes at
 * most a third of the time on any device: helpers#self-throttle. The first run has no delay. Calls while a run is pending
 * cause no other run.
 */
export function selfThrottle(clock: Pacer, callback: () => void): RateLimited {
  const { samples, averageFactor } = throttleLimits;
  const runTimesMs: number[] = [];
  let waiting: (() => void) | null = null;
  const run = () => {
    waiting = null;
    const startMs = clock.now();
    try {
      callback();
    } finally {
      runTimesMs.push(clock.now() - startMs);
      if (runTimesMs.length > samples) runTimesMs.shift();
    }
  };
  const request = () => {
    const sum = runTimesMs.reduce((total, ms) => total + ms, 0);
    waiting ??= clock.after((averageFactor * sum) / (runTimesMs.length || 1), run);
  };
  return Object.assign(request, {
    cancel: () => {
      waiting?.();
      waiting = null;
    },
  });
}
