import { galleryLimits } from '../contract/limits.ts';
import type { Clock } from '../lib/clock.ts';
import { isMobile } from './is-mobile.ts';
import { createLoadQueue, type LoadQueue } from './load-queue.ts';

let queue: LoadQueue | null = null;

/** The one queue that all images of the page share. Spec 1 §9: 16 loads at a time on desktop, 1 on mobile. */
export function pageQueue(clock: Clock): LoadQueue {
  const { loadConcurrencyMobile, loadConcurrencyDesktop } = galleryLimits;
  queue ??= createLoadQueue(isMobile(window) ? loadConcurrencyMobile : loadConcurrencyDesktop, clock);
  return queue;
}
