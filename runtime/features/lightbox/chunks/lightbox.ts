/** The lightbox. Loaded when a visitor is about to open it. */
export { openLightbox as open } from '../lightbox.ts';
export { handleOpener as handle, openNamedItem as openNamed } from '../openers.ts';
export { readItem as read } from '../read-item.ts';
