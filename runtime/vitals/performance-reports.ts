import type { RolloutFlags } from '../contract/decoders/rollout-flags.ts';
import { performanceRecords } from '../contract/endpoints.ts';
import { performanceLimits } from '../contract/limits.ts';
import { buildRequest } from '../lib/api-request.ts';
import type { Ask } from '../lib/ask.ts';
import type { BeforeUnload } from '../lib/before-unload.ts';
import type { Clock } from '../lib/clock.ts';
import type { HandOver } from '../lib/hand-over.ts';
import type { PageLife } from '../lib/page-life.ts';
import type { WatchEntries } from '../lib/watch-entries.ts';
import { encodeRecords } from '../page/compact-records.ts';
import { askSettings } from './ask-settings.ts';
import { measurePageSpeed, type WebVitals } from './page-speed.ts';
import { createRecordBatch } from './record-batch.ts';
import { watchUserTiming } from './user-timing.ts';

export interface PerformanceReportDoors {
  readonly clock: Clock;
  readonly ask: Ask;
  readonly handOver: HandOver;
  readonly life: PageLife;
  readonly watchEntries: WatchEntries;
  readonly webVitals: WebVitals;
  readonly newId: () => string;
  readonly mayTrack: () => boolean;
  /** The flags that the page context lists, null if it lists none. */
  readonly listedFlags: RolloutFlags | null;
  readonly onLeave: (work: () => void) => void;
  readonly beforeUnload: (work: () => void) => BeforeUnload;
}

/**
 * Reports this page load's performance if the rollout flags say so: those in the page context, which save the request (the page
 * load's id is then minted here, our choice), or the platform's. Records go 30 s after load, when the page hides and before it
 * unloads; what waits of a visitor who may no longer be tracked is dropped. Rejects as `askSettings` does. Spec 1 §4, §7, §9.
 */
export async function startPerformanceReports(doors: PerformanceReportDoors): Promise<void> {
  const { clock, ask, handOver, life, watchEntries, newId, mayTrack, listedFlags, onLeave } = doors;
  const settings = listedFlags ? { flags: listedFlags, pageLoadId: '' } : await askSettings(ask, clock);
  const { pageSpeed, userTiming } = settings.flags;
  if (!pageSpeed && !userTiming) return;
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
