import type { PerformanceSettings } from '../contract/decoders/rollout-flags.ts';
import { performanceRecords } from '../contract/endpoints.ts';
import { performanceLimits } from '../contract/limits.ts';
import { buildRequest } from '../lib/api-request.ts';
import type { BeforeUnload } from '../lib/before-unload.ts';
import type { Clock } from '../lib/clock.ts';
import type { HandOver } from '../lib/hand-over.ts';
import type { PageLife } from '../lib/page-life.ts';
import type { WatchEntries } from '../lib/watch-entries.ts';
import { encodeRecords } from '../page/compact-records.ts';
import { measurePageSpeed, type WebVitals } from './page-speed.ts';
import { createRecordBatch } from './record-batch.ts';
import { watchUserTiming } from './user-timing.ts';

export interface PerformanceReportDoors {
  readonly clock: Clock;
  readonly handOver: HandOver;
  readonly life: PageLife;
  readonly watchEntries: WatchEntries;
  readonly webVitals: WebVitals;
  readonly newId: () => string;
  readonly mayTrack: () => boolean;
  readonly onLeave: (work: () => void) => void;
  readonly beforeUnload: (work: () => void) => BeforeUnload;
}

/**
 * Reports of this page load's performance what its settings switch on; an id that they do not give is minted here (our choice).
 * Records go 30 s after load, when the page hides and before it unloads; what waits of a visitor who may no longer be tracked
 * is dropped. Spec 1 §4, §7, §9.
 */
export function startPerformanceReports(doors: PerformanceReportDoors, settings: PerformanceSettings): void {
  const { clock, handOver, life, watchEntries, newId, mayTrack, onLeave } = doors;
  const { pageSpeed, userTiming } = settings.flags;
  const pageLoadId = settings.pageLoadId || newId();
  const flush = () => {
    for (const watch of watches) watch.look();
    unload.disarm();
    const records = batch.take();
    const texts = mayTrack() ? encodeRecords(records) : [];
    if (texts.length > 0) handOver(buildRequest(performanceRecords, texts, null));
  };
  const unload = doors.beforeUnload(flush);
  const batch = createRecordBatch(pageLoadId, unload.arm);
  const watches = [
    ...(pageSpeed ? [measurePageSpeed(doors, batch.setMetric)] : []),
    ...(userTiming ? watchUserTiming(watchEntries, pageLoadId, batch.addTiming) : []),
  ];
  life.onReturn(batch.beginView);
  // After web-vitals has set its own listeners: it settles its values at the same moment.
  onLeave(flush);
  clock.after(Math.max(0, performanceLimits.flushAfterLoadMs - life.sinceLoadMs()), flush);
}
