import { whenLoaded } from '../lib/when-loaded.ts';
import type { Page } from '../page/page.ts';

/** Exports of the chunk `pulse`. */
export interface PulseChunk {
  readonly mount: (page: Page) => void;
}

/**
 * Starts performance reports once the page has loaded and is idle, or later when the visitor agrees; of a visitor who may not be
 * tracked nothing is fetched or asked. Spec 1 §4.
 */
export function fetchPulse(page: Page, window: Window): void {
  const { chunks, clock, emitter, errors, mayTrack } = page;
  let isStarted = false;
  const start = () => {
    if (isStarted || !mayTrack()) return;
    isStarted = true;
    clock.whenIdle(() => {
      chunks.load<PulseChunk>('pulse').then(({ mount }) => mount(page), errors.report);
    });
  };
  whenLoaded(window, () => {
    start();
    emitter.on('consent-change', start);
  });
}
