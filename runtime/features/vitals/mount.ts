import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createBeforeUnload } from '../../browser/before-unload.ts';
import { newId } from '../../browser/new-id.ts';
import { createWatchEntries } from '../../browser/watch-entries.ts';
import type { PerformanceSettings } from '../../contract/vitals/rollout-flags.ts';
import { type ReportingPage, startPerformanceReports } from './performance-reports.ts';

/** Reports the page's performance as its settings say. Spec 1 §4, §8. */
export function mount(settings: PerformanceSettings, page: ReportingPage): void {
  startPerformanceReports(
    {
      ...page,
      newId,
      watchEntries: createWatchEntries(window),
      // It calls whatever a page has put in this one's place: without it there are no such values, and no errors of ours.
      webVitals: typeof (window.requestIdleCallback || setTimeout) === 'function' ? { onTTFB, onFCP, onLCP, onCLS, onINP } : {},
      beforeUnload: (work) => createBeforeUnload(window, work),
    },
    settings,
  );
}
