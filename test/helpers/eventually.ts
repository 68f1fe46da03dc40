import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

/** Resolves with what `check` returns once it no longer throws or rejects. Patient: vitest's own second is short on a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patienceMs, interval: 20 });
