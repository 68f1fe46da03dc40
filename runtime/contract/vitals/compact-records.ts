/**
 * The compact encoding of performance records: vitals#compact-encoding. Times are whole tenths of a millisecond since the start
 * of the page load, `cls` is in whole ten-thousandths. Each record is complete, so that a list of records can be divided
 * anywhere.
 */

export const recordCodes = { 'page-speed': 1, 'user-timing': 2 } as const;

/** The metrics in the order of the encoding, with the number that represents 1 ms or, for `cls`, a score of 1. */
export const metricScales = { ttfb: 10, fcp: 10, lcp: 10, cls: 10_000, inp: 10, firstInput: 10 } as const;
export type MetricName = keyof typeof metricScales;
export const metricNames = Object.keys(metricScales) as readonly MetricName[];
export const timeScale = 10;

/** Times in ms, cumulative layout shift as its score. */
export interface PageSpeedRecord {
  readonly type: 'page-speed';
  readonly pageLoadId: string;
  readonly metrics: Readonly<Partial<Record<MetricName, number>>>;
}

export interface UserTimingRecord {
  readonly type: 'user-timing';
  readonly pageLoadId: string;
  readonly name: string;
  readonly startMs: number;
  /** Absent for a mark. */
  readonly durationMs?: number;
}

export type PerformanceRecord = PageSpeedRecord | UserTimingRecord;

/** Returns the record of a compact encoding; null for any other value. Never throws. */
export function decodeRecord(input: unknown): PerformanceRecord | null {
  if (!Array.isArray(input)) return null;
  const [code, pageLoadId, ...values]: unknown[] = input;
  if (typeof pageLoadId !== 'string') return null;
  if (code === recordCodes['page-speed']) return decodePageSpeed(pageLoadId, values);
  return code === recordCodes['user-timing'] ? decodeUserTiming(pageLoadId, values) : null;
}

function decodePageSpeed(pageLoadId: string, values: readonly unknown[]): PageSpeedRecord | null {
  const isReadable = values.length <= metricNames.length && values.every((value) => value === null || isAmount(value));
  const measured = metricNames.flatMap((name, index) => {
    const value = values[index];
    return isAmount(value) ? [[name, value / metricScales[name]]] : [];
  });
  return isReadable ? { type: 'page-speed', pageLoadId, metrics: Object.fromEntries(measured) } : null;
}

function decodeUserTiming(pageLoadId: string, values: readonly unknown[]): UserTimingRecord | null {
  const [name, start, duration] = values;
  if (typeof name !== 'string' || !isAmount(start) || values.length > 3) return null;
  const mark = { type: 'user-timing', pageLoadId, name, startMs: start / timeScale } as const;
  if (duration === undefined) return mark;
  return isAmount(duration) ? { ...mark, durationMs: duration / timeScale } : null;
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
