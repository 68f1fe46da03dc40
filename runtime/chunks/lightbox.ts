/** The full-screen gallery. Fetched when somebody is about to open it. */
export { openLightbox as open } from '../overlays/lightbox/lightbox.ts';
export { hearOpener as hear, openNamedItem as openNamed } from '../overlays/lightbox/openers.ts';
export { readItem as read } from '../overlays/lightbox/read-item.ts';
