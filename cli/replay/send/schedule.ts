import { setTimeout as delay } from 'node:timers/promises';

/** Pace of a replay: recorded gaps divided by `speed`, a fixed rate, or as fast as the target responds. */
export type Pace = { readonly speed: number } | { readonly ratePerSecond: number } | 'max';

/** Due times of requests, on the clock of `nowMs`, which do not depend on responses (open loop). */
export interface Schedule {
  /**
   * Starts a recording. Its first request is due at the last due time of the recording before, or when it is read if that is
   * past.
   */
  begin(): void;
  /** Returns the due time of a request with this recorded time. Call it once for each request, in the order of the recording. */
  dueAtMs(recordedMs: number | null): number;
}

/** Creates a schedule. Due times count from the start, so that delays do not accumulate. */
export function createSchedule(pace: Pace, nowMs: () => number): Schedule {
  if (pace === 'max') return { begin: () => undefined, dueAtMs: nowMs };
  return 'speed' in pace ? asRecorded(pace.speed, nowMs) : atRate(pace.ratePerSecond, nowMs);
}

/**
 * Creates a schedule by recorded times. A request without a time, or with an earlier one than its predecessor, is due with its
 * predecessor, because recorders write entries in the order of responses.
 */
function asRecorded(speed: number, nowMs: () => number): Schedule {
  /** null until the first request, because a recording takes time to open. */
  let beganAtMs: number | null = null;
  let lastDueMs = 0;
  let firstMs: number | null = null;
  return {
    begin() {
      beganAtMs = null;
      firstMs = null;
    },
    dueAtMs(recordedMs) {
      beganAtMs ??= Math.max(lastDueMs, nowMs());
      if (recordedMs !== null) firstMs ??= recordedMs;
      const gapMs = recordedMs === null || firstMs === null ? 0 : recordedMs - firstMs;
      lastDueMs = Math.max(lastDueMs, beganAtMs + gapMs / speed);
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

/**
 * Maximum wait of one timer. Node.js timers longer than 2^31 - 1 ms fire after 1 ms:
 * https://nodejs.org/api/timers.html#settimeoutcallback-delay-args.
 */
const maxTimerMs = 2 ** 30;

/** Waits until a time of the clock. Returns early, without an error, when the signal is aborted. */
export async function waitUntil(dueAtMs: number, nowMs: () => number, stopped: AbortSignal): Promise<void> {
  for (let leftMs = dueAtMs - nowMs(); leftMs > 0 && !stopped.aborted; leftMs = dueAtMs - nowMs()) {
    await delay(Math.min(leftMs, maxTimerMs), undefined, { signal: stopped }).catch(() => undefined);
  }
}
