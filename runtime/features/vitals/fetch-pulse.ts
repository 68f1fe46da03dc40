import { createSendBeacon, createXhr } from '../../browser/http.ts';
import { buildRequest } from '../../browser/http-request.ts';
import { onLeave } from '../../browser/on-leave.ts';
import { createPageLife } from '../../browser/page-life.ts';
import { whenLoaded } from '../../browser/when-loaded.ts';
import { performanceRecords } from '../../contract/endpoints.ts';
import { readFields, readTexts } from '../../contract/read.ts';
import { listedRolloutFlags } from '../../contract/vitals/rollout-flags.ts';
import type { Page } from '../../page/page.ts';
import { decideReports } from './decide-reports.ts';

/**
 * Starts performance reports once the page has loaded, is idle and is seen, or later when the visitor agrees. Of a visitor who may
 * not be tracked nothing is asked; what measures is fetched only if the rollout flags switch it on. What fails goes to the page's
 * error reports. Spec 1 §4.
 */
export function fetchPulse(page: Page, window: Window & typeof globalThis): void {
  const { chunks, clock, emitter, errors, rawContext, mayTrack } = page;
  const xhr = createXhr(window);
  const beacon = createSendBeacon(window);
  const life = createPageLife(window);
  const listedFlags = listedRolloutFlags(readTexts(readFields(rawContext).betaFeatureFlags));
  const report = async () => {
    const settings = await decideReports({ clock, xhr, listedFlags });
    if (!settings) return;
    const { mount } = await chunks.load('vitals');
    mount(settings, {
      clock,
      life,
      mayTrack,
      onLeave: (work) => onLeave(window, work),
      sendRecords(records) {
        const request = buildRequest(performanceRecords, records, null);
        // Where there is no beacon, or it is refused (the browser holds 64 KiB at most), by XHR. Spec 1 §7.
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
    life.whenActivated(start);
    emitter.on('consent-change', start);
  });
}
