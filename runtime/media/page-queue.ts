import { galleryLimits } from '../contract/limits.ts';
import type { Clock } from '../lib/clock.ts';
import { isMobile } from './is-mobile.ts';
import { createLoadQueue, type LoadQueue } from './load-queue.ts';

const name = Symbol.for('ss-load-queue');

/** The one queue that all images of the page share, whichever chunk asks. Spec 1 §9: 16 loads at a time on desktop, 1 on mobile. */
export function pageQueue(clock: Clock): LoadQueue {
  const { loadConcurrencyMobile, loadConcurrencyDesktop } = galleryLimits;
  const shared = window as { [name]?: LoadQueue };
  shared[name] ??= createLoadQueue(isMobile(window) ? loadConcurrencyMobile : loadConcurrencyDesktop, clock);
  return shared[name];
}
