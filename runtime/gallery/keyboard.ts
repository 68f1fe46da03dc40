import { galleryLimits } from '../contract/limits.ts';
import type { LiveGallery } from '../page/live-gallery.ts';
import { isInView } from './in-view.ts';

/** Key codes that move a gallery. Spec 1 §9: 37 and 39. */
export interface GalleryKeys {
  readonly left: number;
  readonly right: number;
}

export const defaultKeys: GalleryKeys = { left: galleryLimits.keyCodeLeft, right: galleryLimits.keyCodeRight };

/**
 * Arrow keys move the gallery, wherever the focus is, except in a field, while the gallery moves, or while it is out of
 * view (spec 1 §5). With a modifier the key belongs to the browser, and with the focus inside another gallery to that one
 * (our choice). The answer stops listening.
 */
export function listenToKeys(
  container: Element,
  gallery: Pick<LiveGallery, 'inMotion' | 'next' | 'previous'>,
  keys: GalleryKeys = defaultKeys,
): () => void {
  const document = container.ownerDocument;
  const onKey = (event: KeyboardEvent): void => {
    const step = event.keyCode === keys.left ? gallery.previous : event.keyCode === keys.right ? gallery.next : null;
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isEditable(event.target) || belongsToAnother(event.target, container)) return;
    if (gallery.inMotion || !isInView(container)) return;
    step();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], video, audio';

// Of a field inside a shadow root only the host is seen from here; its own keys stay its own.
const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(fields) !== null || target.shadowRoot !== null);

const belongsToAnother = (target: EventTarget | null, container: Element): boolean => {
  const other = target instanceof Element ? target.closest('[aria-roledescription="carousel"]') : null;
  return other !== null && other !== container;
};
