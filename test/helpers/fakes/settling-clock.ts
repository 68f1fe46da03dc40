import type { Clock } from '../../../runtime/browser/clock.ts';

/** A clock that the test advances, for code that awaits promises between its timers. */
export interface SettlingClock extends Clock {
  /** Advances the time by `byMs`: due callbacks run in order, and promises settle in between. */
  turn(byMs: number): Promise<void>;
  /** Pending timers. */
  readonly pending: number;
}

export function settlingClock(startMs = 1_700_000_000_000): SettlingClock {
  let nowMs = startMs;
  let timers: { readonly atMs: number; readonly callback: () => void }[] = [];
  const after: Clock['after'] = (delayMs, callback) => {
    const timer = { atMs: nowMs + delayMs, callback };
    timers = [...timers, timer].sort((one, other) => one.atMs - other.atMs);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  return {
    now: () => nowMs,
    after,
    whenIdle: (callback) => after(0, callback),
    get pending() {
      return timers.length;
    },
    async turn(byMs) {
      const endMs = nowMs + byMs;
      await settle();
      for (let next = timers[0]; next && next.atMs <= endMs; next = timers[0]) {
        timers = timers.slice(1);
        nowMs = next.atMs;
        next.callback();
        await settle();
      }
      nowMs = endMs;
    },
  };
}

/** Waits until every promise that can settle has settled. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
