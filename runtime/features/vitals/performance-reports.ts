import type { Clock } from '../../browser/clock.ts';
import type { BeforeUnload, PageLifecycle } from '../../browser/page-lifecycle.ts';
import type { WatchEntries } from '../../browser/watch-entries.ts';
import { performanceLimits } from '../../contract/vitals/constants.ts';
import type { PerformanceSettings } from '../../contract/vitals/rollout-flags.ts';
import { encodeRecords } from './compact-records.ts';
import { measurePageSpeed, type WebVitals } from './page-speed.ts';
import { createRecordBatch } from './record-batch.ts';
import { watchUserTiming } from './user-timing.ts';

/** The parts of the page that reports need. */
export interface ReportingPage {
  readonly clock: Clock;
  readonly lifecycle: PageLifecycle;
  readonly mayTrack: () => boolean;
  readonly onPageHide: (callback: () => void) => void;
  /** Sends records, each a JSON text, also while the page is being left. The response is not read. */
  readonly sendRecords: (records: readonly string[]) => void;
}

export interface PerformanceReportOptions extends ReportingPage {
  readonly watchEntries: WatchEntries;
  readonly webVitals: WebVitals;
  readonly newId: () => string;
  readonly beforeUnload: (callback: () => void) => BeforeUnload;
}

/**
 * Reports the performance of this page load by its settings: vitals#send-moments, vitals#page-load-id. Waiting records of a
 * visitor who may no longer be tracked are dropped.
 */
export function startPerformanceReports(options: PerformanceReportOptions, settings: PerformanceSettings): void {
  const { clock, sendRecords, lifecycle, watchEntries, newId, mayTrack, onPageHide } = options;
  const { pageSpeed, userTiming } = settings.flags;
  const pageLoadId = settings.pageLoadId || newId();
  const flush = () => {
    for (const watch of watches) watch.flush();
    unload.remove();
    const records = batch.take();
    const texts = mayTrack() ? encodeRecords(records) : [];
    if (texts.length > 0) sendRecords(texts);
  };
  const unload = options.beforeUnload(flush);
  const batch = createRecordBatch(pageLoadId, unload.register);
  const watches = [
    ...(pageSpeed ? [measurePageSpeed(options, batch.setMetric)] : []),
    ...(userTiming ? watchUserTiming(watchEntries, pageLoadId, batch.addTiming) : []),
  ];
  lifecycle.onReturn(batch.beginView);
  // Registered after the listeners of web-vitals, which report the final values at the same event.
  onPageHide(flush);
  clock.after(Math.max(0, performanceLimits.flushAfterLoadMs - lifecycle.sinceLoadMs()), flush);
}
