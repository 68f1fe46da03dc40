/**
 * The compact encoding of performance records (spec 1 §7 names it; what it looks like is our choice). A record is a list:
 *
 * - page speed: `[1, pageLoadId, ttfb, fcp, lcp, cls, inp, firstInput]`; a value that was not measured is null, and nulls at the
 *   end are left out;
 * - user timing, a mark: `[2, pageLoadId, name, start]`; a measure: `[2, pageLoadId, name, start, duration]`.
 *
 * Times are whole tenths of a millisecond since the page began to load, `cls` is in whole ten-thousandths. Every record stands
 * for itself, so that a list of them can be divided anywhere.
 */

export const recordCodes = { 'page-speed': 1, 'user-timing': 2 } as const;

/** In the order of the encoding, with the number that stands for 1 ms or, for `cls`, for a score of 1. */
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
  /** Of a measure; a mark has none. */
  readonly durationMs?: number;
}

export type PerformanceRecord = PageSpeedRecord | UserTimingRecord;

/** What a compact record says, or null if it is none. Never throws. */
export function decodeRecord(input: unknown): PerformanceRecord | null {
  if (!Array.isArray(input)) return null;
  const [code, pageLoadId, ...values]: unknown[] = input;
  if (typeof pageLoadId !== 'string') return null;
  if (code === recordCodes['page-speed']) return decodePageSpeed(pageLoadId, values);
  return code === recordCodes['user-timing'] ? decodeUserTiming(pageLoadId, values) : null;
}

/** All records of a body that can be read, in order. Never throws. */
export const decodeRecords = (input: unknown): readonly PerformanceRecord[] =>
  Array.isArray(input) ? input.flatMap((item) => decodeRecord(item) ?? []) : [];

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
