/** What other features, and the boot script, may use of this one. */
export { lightboxBlock } from './block.ts';
export { endHold, holdEarlyClicks, limitHold } from './hold-early-clicks.ts';
export type { LightboxItem, LiveLightbox } from './lightbox-set.ts';
