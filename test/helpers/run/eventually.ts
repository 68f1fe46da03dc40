import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

/**
 * Resolves with the result of `check` once it no longer throws or rejects. Its limit is longer than vitest's second, for busy
 * machines.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patienceMs, interval: 20 });
