import type { Clock } from '../../browser/clock.ts';
import type { EntryWatch, WatchEntries } from '../../browser/watch-entries.ts';
import type { MetricName } from '../../contract/vitals/compact-records.ts';
import { performanceLimits } from '../../contract/vitals/limits.ts';

/** What of a metric of the web-vitals package is used; stated here, because the published types are to need no further package. */
interface Metric {
  readonly name: 'TTFB' | 'FCP' | 'LCP' | 'CLS' | 'INP';
  readonly value: number;
}

type OnMetric = (onReport: (metric: Metric) => void, options?: { readonly reportAllChanges?: boolean }) => void;

/** The functions of the web-vitals package that are used; none where they would fail. */
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
 * Passes on every value of the page's speed as it changes, in ms (`cls` as its score), so that at any moment the latest ones can be sent.
 * `firstInput` is the delay between the visitor's first input and its handling; it is given up after 60 s. Returns
 * the watch for it. Spec 1 §7, §9.
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
  clock.after(performanceLimits.firstInputTimeoutMs, firstInput.stop);
  return firstInput;
}
