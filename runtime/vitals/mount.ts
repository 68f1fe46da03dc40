import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PerformanceSettings } from '../contract/decoders/rollout-flags.ts';
import { createBeforeUnload } from '../lib/before-unload.ts';
import { createHandOver } from '../lib/hand-over.ts';
import { newId } from '../lib/new-id.ts';
import { onLeave } from '../lib/on-leave.ts';
import { createPageLife } from '../lib/page-life.ts';
import { createWatchEntries } from '../lib/watch-entries.ts';
import type { Page } from '../page/page.ts';
import { startPerformanceReports } from './performance-reports.ts';

/** Reports the page's performance as its settings say. Spec 1 §4, §8. */
export function mount({ clock, mayTrack }: Page, settings: PerformanceSettings): void {
  startPerformanceReports(
    {
      clock,
      life: createPageLife(window),
      mayTrack,
      newId,
      handOver: createHandOver(window),
      watchEntries: createWatchEntries(window),
      webVitals: { onTTFB, onFCP, onLCP, onCLS, onINP },
      onLeave: (work) => onLeave(window, work),
      beforeUnload: (work) => createBeforeUnload(window, work),
    },
    settings,
  );
}
