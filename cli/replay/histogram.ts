/** Buckets a power of two is divided into: a percentile is at most 1/32, some 3 %, above the true value. */
const bucketsPerDoubling = 32;
const smallestMs = 0.001;
const doublings = 40;

/** Counts durations in bounded memory, however many there are. */
export interface Histogram {
  add(ms: number): void;
  /** The duration that this share (0-1) of all stayed within, to about 3 %; 0 when there are none. */
  atRatio(ratio: number): number;
  readonly maxMs: number;
}

export function createHistogram(): Histogram {
  const counts = new Uint32Array(doublings * bucketsPerDoubling);
  let total = 0;
  let maxMs = 0;
  return {
    add(ms) {
      const steps = Math.log2(Math.max(ms, smallestMs) / smallestMs) * bucketsPerDoubling;
      const bucket = Math.min(Math.ceil(steps), counts.length - 1);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      total += 1;
      maxMs = Math.max(maxMs, ms);
    },
    atRatio(ratio) {
      let left = Math.ceil(total * ratio);
      if (left === 0) return 0;
      const bucket = counts.findIndex((count) => {
        left -= count;
        return left <= 0;
      });
      return Math.min(smallestMs * 2 ** (bucket / bucketsPerDoubling), maxMs);
    },
    get maxMs() {
      return maxMs;
    },
  };
}
