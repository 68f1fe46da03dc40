import type { BeforeUnload } from '../../browser/before-unload.ts';
import type { Clock } from '../../browser/clock.ts';
import type { PageLife } from '../../browser/page-life.ts';
import type { WatchEntries } from '../../browser/watch-entries.ts';
import { performanceLimits } from '../../contract/vitals/limits.ts';
import type { PerformanceSettings } from '../../contract/vitals/rollout-flags.ts';
import { encodeRecords } from './compact-records.ts';
import { measurePageSpeed, type WebVitals } from './page-speed.ts';
import { createRecordBatch } from './record-batch.ts';
import { watchUserTiming } from './user-timing.ts';

/** What the page that asks for reports has of its own. */
export interface ReportingPage {
  readonly clock: Clock;
  readonly life: PageLife;
  readonly mayTrack: () => boolean;
  readonly onLeave: (work: () => void) => void;
  /** Sends records, each a JSON text, also when the page is going; nobody sees the response. */
  readonly sendRecords: (records: readonly string[]) => void;
}

export interface PerformanceReportOptions extends ReportingPage {
  readonly watchEntries: WatchEntries;
  readonly webVitals: WebVitals;
  readonly newId: () => string;
  readonly beforeUnload: (work: () => void) => BeforeUnload;
}

/**
 * Reports of this page load's performance what its settings switch on; an id that they do not give is minted here (our choice).
 * Records go 30 s after load, when the page hides and before it unloads; what waits of a visitor who may no longer be tracked
 * is dropped. Spec 1 §4, §7, §9.
 */
export function startPerformanceReports(options: PerformanceReportOptions, settings: PerformanceSettings): void {
  const { clock, sendRecords, life, watchEntries, newId, mayTrack, onLeave } = options;
  const { pageSpeed, userTiming } = settings.flags;
  const pageLoadId = settings.pageLoadId || newId();
  const flush = () => {
    for (const watch of watches) watch.look();
    unload.disarm();
    const records = batch.take();
    const texts = mayTrack() ? encodeRecords(records) : [];
    if (texts.length > 0) sendRecords(texts);
  };
  const unload = options.beforeUnload(flush);
  const batch = createRecordBatch(pageLoadId, unload.arm);
  const watches = [
    ...(pageSpeed ? [measurePageSpeed(options, batch.setMetric)] : []),
    ...(userTiming ? watchUserTiming(watchEntries, pageLoadId, batch.addTiming) : []),
  ];
  life.onReturn(batch.beginView);
  // After web-vitals has set its own listeners: it settles its values at the same moment.
  onLeave(flush);
  clock.after(Math.max(0, performanceLimits.flushAfterLoadMs - life.sinceLoadMs()), flush);
}
