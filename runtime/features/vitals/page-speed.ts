import type { Clock } from '../../browser/clock.ts';
import type { EntryWatch, WatchEntries } from '../../browser/watch-entries.ts';
import type { MetricName } from '../../contract/vitals/compact-records.ts';
import { performanceLimits } from '../../contract/vitals/constants.ts';

/** The used part of web-vitals' `Metric`, declared here so that the published types need no other package. */
interface Metric {
  readonly name: 'TTFB' | 'FCP' | 'LCP' | 'CLS' | 'INP';
  readonly value: number;
}

type OnMetric = (onReport: (metric: Metric) => void, options?: { readonly reportAllChanges?: boolean }) => void;

/** The used functions of the web-vitals package; empty where they would throw. */
export type WebVitals = Readonly<Partial<Record<'onTTFB' | 'onFCP' | 'onLCP' | 'onCLS' | 'onINP', OnMetric>>>;

export interface PageSpeedOptions {
  readonly webVitals: WebVitals;
  readonly watchEntries: WatchEntries;
  readonly clock: Clock;
}

const metricNames: Readonly<Record<Metric['name'], MetricName>> = {
  TTFB: 'ttfb',
  FCP: 'fcp',
  LCP: 'lcp',
  CLS: 'cls',
  INP: 'inp',
};

/**
 * Runs `onValue` with each metric whenever it changes, in ms (`cls` as its score), so that the latest values can be sent at any
 * moment. `firstInput` is the delay between the visitor's first input and its handling: vitals#first-input. Returns the watch of
 * the first input.
 */
export function measurePageSpeed(
  { webVitals, watchEntries, clock }: PageSpeedOptions,
  onValue: (name: MetricName, value: number) => void,
): EntryWatch {
  const report = ({ name, value }: Metric) => onValue(metricNames[name], value);
  for (const onMetric of Object.values(webVitals)) onMetric(report, { reportAllChanges: true });
  const firstInput = watchEntries('first-input', (entry) => {
    const { processingStart, startTime } = entry as PerformanceEventTiming;
    onValue('firstInput', processingStart - startTime);
  });
  clock.after(performanceLimits.firstInputTimeoutMs, firstInput.disconnect);
  return firstInput;
}
