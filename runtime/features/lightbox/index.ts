/** What other features, and the boot script, may use of this one. */
export { endHold, holdEarlyClicks } from './hold-early-clicks.ts';
export type { LightboxItem, MountedLightbox } from './lightbox-set.ts';
export { holdsNamedItem } from './named-item.ts';
