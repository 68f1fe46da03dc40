import type { Finding } from '../../../fake-server/common/findings.ts';

/** A limit of `--threshold`, such as `p99<200ms`. */
interface Threshold {
  readonly text: string;
  readonly metric: Metric;
  readonly comparison: Comparison;
  readonly limit: number;
  /** Whether the limit is a share of the sent requests in percent. */
  readonly isShare: boolean;
}

/** Result of a threshold, as in the JSON document. */
export interface ThresholdResult {
  readonly threshold: string;
  readonly isMet: boolean;
  /** The measured value, in the unit of the threshold (ms for times); null when nothing was measured. */
  readonly actual: number | null;
}

const times = ['p50', 'p90', 'p95', 'p99', 'p99.9', 'max'] as const;
const counts = ['sent', 'accepted', 'rejected', 'failed', 'lost', 'untried', 'duplicated', 'different', 'unreadable'] as const;
type Time = (typeof times)[number];
type Count = (typeof counts)[number];
type Metric = Time | Count | 'rate';

/** Values of a replay by metric; null for an unknown one. Times in ms, the rate in requests per second. */
export type Measured = Readonly<Record<Metric, number | null>>;

const comparisons = {
  '<=': (actual: number, limit: number) => actual <= limit,
  '>=': (actual: number, limit: number) => actual >= limit,
  '<': (actual: number, limit: number) => actual < limit,
  '>': (actual: number, limit: number) => actual > limit,
  '==': (actual: number, limit: number) => actual === limit,
};
type Comparison = keyof typeof comparisons;

const unitsInMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };
const grammar = /^\s*([a-z]+[\d.]*)\s*(<=|>=|==|<|>)\s*(\d+(?:\.\d+)?)\s*(us|ms|s|%|\/s)?\s*$/;

/** Description of a threshold in messages. */
export const thresholdExpected =
  `METRIC<VALUE (or <=, >, >=, ==): ${times.join(', ')} with us, ms or s; rate in requests per second; ${counts.join(', ')} ` +
  'as a number or with %. Such as p99<200ms, failed==0 or rejected<1%';

/** Decodes a threshold. Returns null for text outside the grammar, and for a unit that the metric does not have. */
export function parseThreshold(text: string): Threshold | null {
  const [, name = '', comparison = '', value = '', unit = ''] = grammar.exec(text) ?? [];
  const limit = Number(value);
  const parsed = (metric: Metric, factor: number): Threshold => ({
    text: text.trim(),
    metric,
    comparison: comparison as Comparison,
    limit: limit * factor,
    isShare: unit === '%',
  });
  const time = times.find((metric) => metric === name);
  const unitMs = unitsInMs[unit];
  if (time) return unitMs === undefined ? null : parsed(time, unitMs);
  if (name === 'rate') return unit === '' || unit === '/s' ? parsed('rate', 1) : null;
  const count = counts.find((metric) => metric === name);
  return count && (unit === '' || unit === '%') ? parsed(count, 1) : null;
}

/** Compares the measured values with a threshold. A value that was not measured does not meet it. */
export function checkThreshold({ text, metric, comparison, limit, isShare }: Threshold, measured: Measured): ThresholdResult {
  const value = measured[metric];
  const actual = value !== null && isShare ? shareOf(value, measured.sent ?? 0) : value;
  return { threshold: text, isMet: actual !== null && comparisons[comparison](actual, limit), actual };
}

const shareOf = (count: number, sent: number): number | null => (sent === 0 ? null : (count * 100) / sent);

/** Returns the finding of a threshold that is not met. */
export function thresholdFinding({ threshold, actual }: ThresholdResult): Finding {
  const found = actual === null ? 'nothing was measured' : `measured ${Number(actual.toFixed(3))}${unitOf(threshold)}`;
  return { ruleId: 'replay-threshold', severity: 'error', message: `Expected ${threshold}; ${found}.` };
}

/** Returns the unit in which the value is measured. */
function unitOf(threshold: string): string {
  const [, metric = '', , , unit = ''] = grammar.exec(threshold) ?? [];
  if (unit === '%') return ' %';
  return metric === 'rate' ? ' requests/s' : unit === '' ? '' : ' ms';
}
