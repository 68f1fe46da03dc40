import type { Clock } from '../../../runtime/browser/clock.ts';

/** A clock that the test advances. */
export interface HandClock extends Clock {
  /** Advances the time and runs the due callbacks in order. */
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
