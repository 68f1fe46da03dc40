import { createHistogram as createRecordableHistogram } from 'node:perf_hooks';

/** Counts durations in bounded memory, however many there are, to three significant digits. */
export interface Histogram {
  add(ms: number): void;
  /** The duration that this share (0-1) of all stayed within; 0 when there are none. */
  atRatio(ratio: number): number;
  readonly maxMs: number;
}

/** It counts whole numbers: durations are kept in microseconds. */
const perMs = 1000;

export function createHistogram(): Histogram {
  const histogram = createRecordableHistogram({ figures: 3 });
  let maxMs = 0;
  return {
    add(ms) {
      histogram.record(Math.max(1, Math.round(ms * perMs)));
      maxMs = Math.max(maxMs, ms);
    },
    atRatio: (ratio) => (histogram.count === 0 || ratio === 0 ? 0 : Math.min(histogram.percentile(ratio * 100) / perMs, maxMs)),
    get maxMs() {
      return maxMs;
    },
  };
}
