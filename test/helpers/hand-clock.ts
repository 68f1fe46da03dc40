import type { Clock } from '../../runtime/browser/clock.ts';

/** A clock that a test turns by hand. */
export interface HandClock extends Clock {
  /** Lets the time pass and does all work that falls due, in its order. */
  turn(ms: number): void;
}

export function handClock(startMs = 1_700_000_000_000): HandClock {
  let nowMs = startMs;
  let waiting: { atMs: number; work: () => void }[] = [];
  const after = (delayMs: number, work: () => void) => {
    const entry = { atMs: nowMs + delayMs, work };
    waiting.push(entry);
    return () => {
      waiting = waiting.filter((other) => other !== entry);
    };
  };
  return {
    now: () => nowMs,
    after,
    whenIdle: (work) => after(0, work),
    turn(ms) {
      const endMs = nowMs + ms;
      for (;;) {
        const next = waiting.filter(({ atMs }) => atMs <= endMs).sort((one, other) => one.atMs - other.atMs)[0];
        if (!next) break;
        waiting = waiting.filter((other) => other !== next);
        nowMs = next.atMs;
        next.work();
      }
      nowMs = endMs;
    },
  };
}
