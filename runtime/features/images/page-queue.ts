import type { Clock } from '../../browser/clock.ts';
import { pageWide } from '../../browser/page-wide.ts';
import { galleryLimits } from '../../contract/gallery/limits.ts';
import { isMobile } from './is-mobile.ts';
import { createLoadQueue, type LoadQueue } from './load-queue.ts';

declare module '../../browser/page-wide.ts' {
  interface PageWide {
    readonly loadQueue: LoadQueue;
  }
}

/**
 * The one queue that all images of the page share, whichever chunk asks. Spec 1 §9: 16 loads at a time on desktop, 1 on mobile; all at
 * once for a page that is about to be printed (our choice).
 */
export function pageQueue(clock: Clock): LoadQueue {
  const { loadConcurrencyMobile, loadConcurrencyDesktop } = galleryLimits;
  return pageWide('loadQueue', () => {
    const queue = createLoadQueue(isMobile(window) ? loadConcurrencyMobile : loadConcurrencyDesktop, clock);
    addEventListener('beforeprint', queue.open);
    return queue;
  });
}
