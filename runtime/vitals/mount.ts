import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { readFields, readTexts } from '../contract/decoders/read.ts';
import { listedRolloutFlags } from '../contract/decoders/rollout-flags.ts';
import { createAsk } from '../lib/ask.ts';
import { createBeforeUnload } from '../lib/before-unload.ts';
import { createHandOver } from '../lib/hand-over.ts';
import { newId } from '../lib/new-id.ts';
import { onLeave } from '../lib/on-leave.ts';
import { createPageLife } from '../lib/page-life.ts';
import { createWatchEntries } from '../lib/watch-entries.ts';
import type { Page } from '../page/page.ts';
import { type PerformanceReportDoors, startPerformanceReports } from './performance-reports.ts';

/** Reports the page's performance, from the moment the visitor sees it. What fails goes to the page's error reports. Spec 1 §4, §8. */
export function mount({ clock, given, errors, mayTrack }: Page): void {
  const life = createPageLife(window);
  const doors: PerformanceReportDoors = {
    clock,
    life,
    mayTrack,
    newId,
    ask: createAsk(window),
    handOver: createHandOver(window),
    watchEntries: createWatchEntries(window),
    webVitals: { onTTFB, onFCP, onLCP, onCLS, onINP },
    listedFlags: listedRolloutFlags(readTexts(readFields(given).betaFeatureFlags)),
    onLeave: (work) => onLeave(window, work),
    beforeUnload: (work) => createBeforeUnload(window, work),
  };
  life.whenActivated(() => {
    if (mayTrack()) startPerformanceReports(doors).catch(errors.report);
  });
}
