/** One queue a page for everything that lies over it: popup, info bar, dialogs. */
export type { QueuedOverlay } from './overlay-queue.ts';
export { overlayQueueOf, settleOverlays } from './page-overlay-queue.ts';
