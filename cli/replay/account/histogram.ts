import { createHistogram as createRecordableHistogram } from 'node:perf_hooks';

/** Counts any number of durations in bounded memory, to three significant digits. */
export interface Histogram {
  add(ms: number): void;
  /** Returns the duration within which this share (0-1) of all durations is; 0 without any. */
  atRatio(ratio: number): number;
  readonly count: number;
  readonly maxMs: number;
}

/** The histogram counts whole numbers, so that durations are in microseconds. */
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
    get count() {
      return histogram.count;
    },
    get maxMs() {
      return maxMs;
    },
  };
}
