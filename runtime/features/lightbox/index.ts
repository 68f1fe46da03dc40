/** The full-screen view of pictures and videos, and the clicks that open it. */
export type { LightboxItem, MountedLightbox } from './lightbox-set.ts';
export { readNamedItem } from './named-item.ts';
