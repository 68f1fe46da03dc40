/** The one queue of a page for its overlays: dialogs, popup and info bar. */
export type { QueuedOverlay } from './overlay-queue.ts';
export { overlayQueueOf, settleOverlays } from './page-overlay-queue.ts';
