// Part of the boot script.
import type { Clock } from './clock.ts';

/** Time after which a page no longer waits for a part that is still loading. */
export const maxWaitMs = 3000;

/** Returns the loaded part. Runs `fallback` after 3 s while the part is still loading, and with the error if the part fails. */
export async function withFallback<Part>(
  clock: Pick<Clock, 'after'>,
  loading: Promise<Part>,
  fallback: (error?: unknown) => unknown,
): Promise<Part> {
  const cancel = clock.after(maxWaitMs, () => void fallback());
  try {
    return await loading;
  } catch (error) {
    fallback(error);
    throw error;
  } finally {
    cancel();
  }
}
