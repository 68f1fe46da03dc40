import { whenLoaded } from '../../browser/document-ready.ts';
import { createSendBeacon, createXhr } from '../../browser/http.ts';
import { buildRequest } from '../../browser/http-request.ts';
import { createPageLifecycle, onPageHide } from '../../browser/page-lifecycle.ts';
import { performanceRecords } from '../../contract/endpoints.ts';
import { readFields, readTexts } from '../../contract/read.ts';
import { listedRolloutFlags } from '../../contract/vitals/rollout-flags.ts';
import type { Page } from '../../page/page.ts';
import { decideReports } from './decide-reports.ts';

/**
 * Starts performance reports once the page has loaded, is idle and is visible, or later when the visitor agrees:
 * vitals#measured-visitors. Failures go to the page's error reports.
 */
export function fetchVitals(page: Page, window: Window & typeof globalThis): void {
  const { chunks, clock, emitter, errors, rawContext, mayTrack } = page;
  const xhr = createXhr(window);
  const beacon = createSendBeacon(window);
  const lifecycle = createPageLifecycle(window);
  const listedFlags = listedRolloutFlags(readTexts(readFields(rawContext).betaFeatureFlags));
  const report = async () => {
    const settings = await decideReports({ clock, xhr, listedFlags });
    if (!settings) return;
    const { mount } = await chunks.load('vitals');
    mount(settings, {
      clock,
      lifecycle,
      mayTrack,
      onPageHide: (callback) => onPageHide(window, callback),
      sendRecords(records) {
        const request = buildRequest(performanceRecords, records, null);
        // A browser refuses a beacon beyond 64 KiB: https://developer.mozilla.org/en-US/docs/Web/API/Navigator/sendBeacon
        if (!beacon(request)) void xhr(request, 0);
      },
    });
  };
  let isStarted = false;
  const start = () => {
    if (isStarted || !mayTrack()) return;
    isStarted = true;
    clock.whenIdle(() => void report().catch(errors.report));
  };
  void whenLoaded(window, clock).then(() => {
    lifecycle.whenActivated(start);
    emitter.on('consent-change', start);
  });
}
