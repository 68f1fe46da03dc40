/** The full-screen gallery. Fetched when somebody is about to open it. */
export { openLightbox as open } from './lightbox.ts';
export { handleOpener as handle, openNamedItem as openNamed } from './openers.ts';
export { readItem as read } from './read-item.ts';
