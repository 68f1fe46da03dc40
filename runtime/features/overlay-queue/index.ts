/** What other features, and the boot script, may use of this one. */
export type { QueuedOverlay } from './overlay-queue.ts';
export { overlayQueueOf, settleOverlays } from './page-overlay-queue.ts';
