import { readFields, readTexts } from '../contract/decoders/read.ts';
import { listedRolloutFlags, type PerformanceSettings } from '../contract/decoders/rollout-flags.ts';
import { createAsk } from '../lib/ask.ts';
import { createPageLife } from '../lib/page-life.ts';
import { whenLoaded } from '../lib/when-loaded.ts';
import type { Page } from '../page/page.ts';
import { decideReports } from '../vitals/decide-reports.ts';

/** Exports of the chunk `pulse`. */
export interface PulseChunk {
  readonly mount: (page: Page, settings: PerformanceSettings) => void;
}

/**
 * Starts performance reports once the page has loaded, is idle and is seen, or later when the visitor agrees. Of a visitor who may
 * not be tracked nothing is asked; what measures is fetched only if the rollout flags switch it on. What fails goes to the page's
 * error reports. Spec 1 §4.
 */
export function fetchPulse(page: Page, window: Window & typeof globalThis): void {
  const { chunks, clock, emitter, errors, given, mayTrack } = page;
  const ask = createAsk(window);
  const life = createPageLife(window);
  const listedFlags = listedRolloutFlags(readTexts(readFields(given).betaFeatureFlags));
  const report = async () => {
    const settings = await decideReports({ clock, ask, listedFlags });
    if (!settings) return;
    const { mount } = await chunks.load<PulseChunk>('pulse');
    mount(page, settings);
  };
  let isStarted = false;
  const start = () => {
    if (isStarted || !mayTrack()) return;
    isStarted = true;
    clock.whenIdle(() => void report().catch(errors.report));
  };
  whenLoaded(window, () => {
    life.whenActivated(start);
    emitter.on('consent-change', start);
  });
}
