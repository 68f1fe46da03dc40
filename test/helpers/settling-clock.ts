import type { Clock } from '../../runtime/browser/clock.ts';

/** A clock that a test turns by hand, for code that waits for promises between its timers. */
export interface SettlingClock extends Clock {
  /** Turns it on by so many ms: what is due is done in order, and promises settle in between. */
  turn(byMs: number): Promise<void>;
  /** Timers that are set and not due yet. */
  readonly pending: number;
}

export function settlingClock(startMs = 1_700_000_000_000): SettlingClock {
  let nowMs = startMs;
  let timers: { readonly atMs: number; readonly work: () => void }[] = [];
  const after: Clock['after'] = (delayMs, work) => {
    const timer = { atMs: nowMs + delayMs, work };
    timers = [...timers, timer].sort((one, other) => one.atMs - other.atMs);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  return {
    now: () => nowMs,
    after,
    whenIdle: (work) => after(0, work),
    get pending() {
      return timers.length;
    },
    async turn(byMs) {
      const endMs = nowMs + byMs;
      await settle();
      for (let next = timers[0]; next && next.atMs <= endMs; next = timers[0]) {
        timers = timers.slice(1);
        nowMs = next.atMs;
        next.work();
        await settle();
      }
      nowMs = endMs;
    },
  };
}

/** Lets every promise that can settle do so. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
