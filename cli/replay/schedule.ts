import { setTimeout as delay } from 'node:timers/promises';

/** How fast recordings are played: their own gaps divided by `speed`, a fixed rate, or as fast as the target takes it. */
export type Pace = { readonly speed: number } | { readonly ratePerSecond: number } | 'max';

/** Says when each request is due, on the clock of `nowMs`. A schedule does not wait for answers (open loop). */
export interface Schedule {
  /** A recording begins: its first request is due when the last one before it was, or now if that is past. */
  begin(): void;
  /** When a request that was recorded at this time is due. Asked once for each request, in the order of the recording. */
  dueAtMs(recordedMs: number | null): number;
}

/** Due times are counted from the beginning, so that late requests never add up to a drift. */
export function createSchedule(pace: Pace, nowMs: () => number): Schedule {
  if (pace === 'max') return { begin: () => undefined, dueAtMs: nowMs };
  return 'speed' in pace ? asRecorded(pace.speed, nowMs) : atRate(pace.ratePerSecond, nowMs);
}

/**
 * A time earlier than one before it is due at once and moves nothing: recorders write an entry when it is answered, which
 * is not the order of asking. The same goes for a request without a time.
 */
function asRecorded(speed: number, nowMs: () => number): Schedule {
  let beganAtMs = nowMs();
  let lastDueMs = beganAtMs;
  let firstMs: number | null = null;
  return {
    begin() {
      beganAtMs = Math.max(lastDueMs, nowMs());
      lastDueMs = beganAtMs;
      firstMs = null;
    },
    dueAtMs(recordedMs) {
      if (recordedMs === null) return lastDueMs;
      firstMs ??= recordedMs;
      lastDueMs = Math.max(lastDueMs, beganAtMs + (recordedMs - firstMs) / speed);
      return lastDueMs;
    },
  };
}

function atRate(ratePerSecond: number, nowMs: () => number): Schedule {
  let startedAtMs: number | null = null;
  let due = 0;
  return {
    begin: () => undefined,
    dueAtMs() {
      startedAtMs ??= nowMs();
      return startedAtMs + (due++ * 1000) / ratePerSecond;
    },
  };
}

/** Node's timers fire at once for anything longer than 2^31 ms, so a long wait is made of several. */
const maxTimerMs = 2 ** 30;

/** Waits until the clock shows this time; ends early, and without an error, when it is stopped. */
export async function waitUntil(dueAtMs: number, nowMs: () => number, stopped: AbortSignal): Promise<void> {
  for (let leftMs = dueAtMs - nowMs(); leftMs > 0 && !stopped.aborted; leftMs = dueAtMs - nowMs()) {
    await delay(Math.min(leftMs, maxTimerMs), undefined, { signal: stopped }).catch(() => undefined);
  }
}
