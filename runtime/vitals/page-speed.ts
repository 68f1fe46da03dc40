import type { Metric, ReportOpts } from 'web-vitals';
import type { MetricName } from '../contract/compact-records.ts';
import { performanceLimits } from '../contract/limits.ts';
import type { Clock } from '../lib/clock.ts';
import type { EntryWatch, WatchEntries } from '../lib/watch-entries.ts';

type OnMetric = (onReport: (metric: Metric) => void, options?: ReportOpts) => void;

/** The functions of the web-vitals package that are used. */
export type WebVitals = Readonly<Record<'onTTFB' | 'onFCP' | 'onLCP' | 'onCLS' | 'onINP', OnMetric>>;

export interface PageSpeedDoors {
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
 * Tells every value of the page's speed as it changes, in ms (`cls` as its score), so that at any moment the latest ones can be sent.
 * `firstInput` is the delay between the visitor's first input and its handling; it is given up after 60 s. The answer is
 * the watch for it. Spec 1 §7, §9.
 */
export function measurePageSpeed(
  { webVitals, watchEntries, clock }: PageSpeedDoors,
  onValue: (name: MetricName, value: number) => void,
): EntryWatch {
  const tell = ({ name, value }: Metric) => onValue(metricNames[name], value);
  for (const onMetric of Object.values(webVitals)) onMetric(tell, { reportAllChanges: true });
  const firstInput = watchEntries('first-input', (entry) => {
    const { processingStart, startTime } = entry as PerformanceEventTiming;
    onValue('firstInput', processingStart - startTime);
  });
  clock.after(performanceLimits.firstInputTimeoutMs, firstInput.stop);
  return firstInput;
}
