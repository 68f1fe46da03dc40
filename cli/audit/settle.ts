import { setTimeout as delay } from 'node:timers/promises';
import type { Traffic } from './traffic.ts';

export interface SettleOptions {
  /** Nothing may have started or ended for this long. */
  readonly quietMs: number;
  /** A request without an end and without company for this long is left hanging. */
  readonly hangingMs: number;
  /** The wait ends here in any case. */
  readonly capMs: number;
}

export const settleDefaults: SettleOptions = { quietMs: 250, hangingMs: 2500, capMs: 10_000 };

/** Waits until a tab's network is at rest. Answers whether it came to rest: a page that polls without end never does. */
export async function settle(traffic: Traffic, options: SettleOptions, signal?: AbortSignal): Promise<boolean> {
  const startedAtMs = Date.now();
  for (;;) {
    signal?.throwIfAborted();
    const nowMs = Date.now();
    const quietForMs = nowMs - Math.max(startedAtMs, traffic.lastActivityAtMs());
    const neededMs = traffic.inFlight() === 0 ? options.quietMs : options.hangingMs;
    if (quietForMs >= neededMs) return true;
    const leftMs = options.capMs - (nowMs - startedAtMs);
    if (leftMs <= 0) return false;
    await delay(Math.min(neededMs - quietForMs, leftMs, options.quietMs), undefined, { signal });
  }
}
