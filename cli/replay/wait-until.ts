import { setTimeout as delay } from 'node:timers/promises';

/** Node's timers fire at once for anything longer than 2^31 ms, so a long wait is made of several. */
const maxTimerMs = 2 ** 30;

/** Waits until the clock shows this time; ends early, and without an error, when it is stopped. */
export async function waitUntil(dueAtMs: number, nowMs: () => number, stopped: AbortSignal): Promise<void> {
  for (let leftMs = dueAtMs - nowMs(); leftMs > 0 && !stopped.aborted; leftMs = dueAtMs - nowMs()) {
    await delay(Math.min(leftMs, maxTimerMs), undefined, { signal: stopped }).catch(() => undefined);
  }
}
