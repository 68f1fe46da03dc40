import type { PageType } from '../../contract/site/page-types.ts';
import type { Page } from '../../page/page.ts';
import { createOverlayQueue, type OverlayQueue } from './overlay-queue.ts';

/** LOCK_SCREEN; the number alone keeps the table of page types out of the chunk. */
const lockScreen: PageType = 103;

declare module '../../page/page.ts' {
  interface Page {
    /** Created by the first `overlayQueueOf`. */
    overlayQueue?: OverlayQueue;
  }
}

/** Returns the page's one queue. It is cleared when the page is unmounted. */
export function overlayQueueOf(page: Page): OverlayQueue {
  page.overlayQueue ??= start(page);
  return page.overlayQueue;
}

/** Applies a change of the obstacles to the queue, if the page has one. */
export const settleOverlays = (page: Page): void => page.overlayQueue?.settle();

function start({ context, consent, emitter, errors }: Page): OverlayQueue {
  const isPresent = {
    // A lightbox covers the page too, and the visitor has opened it.
    lock: () => context.pageType === lockScreen || document.body.classList.contains('sqs-lightbox-open'),
    consent: () => (consent.bannerWanted && !isBannerHidden(document)) || isBannerReopened(document),
  };
  const queue = createOverlayQueue({ isPresent: (obstacle) => isPresent[obstacle](), onError: errors.report });
  emitter.on('consent-change', queue.settle);
  emitter.on('unmount', queue.clear);
  return queue;
}

/** Returns whether a content blocker hides the banner. overlays#queue-banner-hidden */
function isBannerHidden(document: Document): boolean {
  const banner = document.querySelector('.sqs-cookie-banner-v2');
  return banner !== null && banner.getClientRects().length === 0;
}

/** Returns whether a visitor who has answered has opened the banner again. */
const isBannerReopened = (document: Document): boolean =>
  (document.querySelector('.sqs-cookie-banner-v2[data-asked]')?.getClientRects().length ?? 0) > 0;
