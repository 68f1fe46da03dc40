/** Time and number of pages before which an estimate would be of the browser's start. */
const firstEstimateMs = 3000;
const firstEstimateCount = 5;

/** Estimates the time that is left from the pages done so far, all of which count alike. */
export function createTimeLeft(total: number, now: () => number = Date.now) {
  const startedAtMs = now();
  let count = 0;
  return {
    /** Counts a page. */
    done(): void {
      count += 1;
    },
    /** Returns the time left in milliseconds; null without an estimate. */
    leftMs(): number | null {
      const elapsedMs = now() - startedAtMs;
      return count < firstEstimateCount || elapsedMs < firstEstimateMs ? null : (elapsedMs / count) * (total - count);
    },
  };
}
