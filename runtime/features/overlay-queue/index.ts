/** What other features, and the boot script, may use of this one. */
export type { LaidOver } from './overlay-queue.ts';
export { overlayQueueOf, settleOverlays } from './page-overlay-queue.ts';
