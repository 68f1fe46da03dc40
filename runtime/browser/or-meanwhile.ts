import type { Clock } from './clock.ts';

/** What does not come holds up nothing else for longer: it comes when it comes. */
export const maxWaitMs = 3000;

/** Passes on what comes; does `work` meanwhile if that takes longer than 3 s, or fails: then with the error. */
export async function orMeanwhile<Part>(
  clock: Pick<Clock, 'after'>,
  coming: Promise<Part>,
  work: (error?: unknown) => unknown,
): Promise<Part> {
  const stop = clock.after(maxWaitMs, () => void work());
  try {
    return await coming;
  } catch (error) {
    work(error);
    throw error;
  } finally {
    stop();
  }
}
