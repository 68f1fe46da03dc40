import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { newId } from '../../../browser/new-id.ts';
import { createBeforeUnload } from '../../../browser/page-lifecycle.ts';
import { createWatchEntries } from '../../../browser/watch-entries.ts';
import type { PerformanceSettings } from '../../../contract/vitals/rollout-flags.ts';
import { type ReportingPage, startPerformanceReports } from '../performance-reports.ts';

/** Starts the reports that the settings switch on. */
export function mount(settings: PerformanceSettings, page: ReportingPage): void {
  startPerformanceReports(
    {
      ...page,
      newId,
      watchEntries: createWatchEntries(window),
      // web-vitals calls the window's `requestIdleCallback` or `setTimeout`, and throws if the page has replaced both by values
      // that are not functions.
      webVitals: typeof (window.requestIdleCallback || setTimeout) === 'function' ? { onTTFB, onFCP, onLCP, onCLS, onINP } : {},
      beforeUnload: (callback) => createBeforeUnload(window, callback),
    },
    settings,
  );
}
