import type { Clock } from '../../../runtime/browser/clock.ts';

/** A clock whose time a test passes by hand. */
export interface HandClock extends Clock {
  /** Lets the time pass and runs the callbacks that fall due, in their order. */
  turn(ms: number): void;
}

export function handClock(startMs = 1_700_000_000_000): HandClock {
  let nowMs = startMs;
  let waiting: { atMs: number; callback: () => void }[] = [];
  const after = (delayMs: number, callback: () => void) => {
    const entry = { atMs: nowMs + delayMs, callback };
    waiting.push(entry);
    return () => {
      waiting = waiting.filter((other) => other !== entry);
    };
  };
  return {
    now: () => nowMs,
    after,
    whenIdle: (callback) => after(0, callback),
    turn(ms) {
      const endMs = nowMs + ms;
      for (;;) {
        const next = waiting.filter(({ atMs }) => atMs <= endMs).sort((one, other) => one.atMs - other.atMs)[0];
        if (!next) break;
        waiting = waiting.filter((other) => other !== next);
        nowMs = next.atMs;
        next.callback();
      }
      nowMs = endMs;
    },
  };
}
