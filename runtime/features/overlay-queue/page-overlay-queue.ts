import type { PageType } from '../../contract/site/page-types.ts';
import type { Page } from '../../page/page.ts';
import { createOverlayQueue, type OverlayQueue } from './overlay-queue.ts';

/** The page type LOCK_SCREEN; by its number, so that the whole table need not come along. */
const lockScreen: PageType = 103;

declare module '../../page/page.ts' {
  interface Page {
    /** Made by the first who asks for it: `overlayQueueOf`. */
    overlayQueue?: OverlayQueue;
  }
}

/** The one queue of the page, made by the first who asks. Emptied when the page takes everything back. */
export function overlayQueueOf(page: Page): OverlayQueue {
  page.overlayQueue ??= start(page);
  return page.overlayQueue;
}

/** Lets the queue look again, if there is one, at what stands on the page. */
export const settleOverlays = (page: Page): void => page.overlayQueue?.settle();

function start({ context, consent, emitter, errors }: Page): OverlayQueue {
  const isStanding = {
    // A lightbox is the visitor's own wish, and covers the page as a lock screen does.
    lock: () => context.pageType === lockScreen || document.body.classList.contains('sqs-lightbox-open'),
    consent: () => (consent.bannerWanted && !isBannerHidden(document)) || isAskedAgain(document),
  };
  const queue = createOverlayQueue({ isStanding: (kind) => isStanding[kind](), onError: errors.report });
  emitter.on('consent-change', queue.settle);
  emitter.on('take-back', queue.clear);
  return queue;
}

/** A content blocker has hidden the banner: nobody can answer it, and so it holds nothing back. */
function isBannerHidden(document: Document): boolean {
  const banner = document.querySelector('.sqs-cookie-banner-v2');
  return banner !== null && banner.getClientRects().length === 0;
}

/** A visitor who has answered is choosing anew. */
const isAskedAgain = (document: Document): boolean =>
  (document.querySelector('.sqs-cookie-banner-v2[data-asked]')?.getClientRects().length ?? 0) > 0;
