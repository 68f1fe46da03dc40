import { galleryKeyLimits } from '../contract/limits.ts';
import type { LiveGallery } from '../page/live-gallery.ts';
import { isInView } from './in-view.ts';

/** Key codes that move a gallery. Spec 1 §9: 37 and 39. */
export interface GalleryKeys {
  readonly left: number;
  readonly right: number;
}

const arrows: GalleryKeys = { left: galleryKeyLimits.keyCodeLeft, right: galleryKeyLimits.keyCodeRight };
const editable = 'input,textarea,select,video,audio,[role=textbox],[contenteditable]:not([contenteditable=false])';

/**
 * Arrow keys move the gallery, wherever the focus is, except in a field, while the gallery moves, or while it is out of
 * view (spec 1 §5). With a modifier the key belongs to the browser, and with the focus inside another gallery to that one
 * (our choice).
 */
export function listenToKeys(
  container: Element,
  gallery: Pick<LiveGallery, 'inMotion' | 'next' | 'previous'>,
  signal: AbortSignal,
  keys: GalleryKeys = arrows,
): void {
  const onKey = (event: KeyboardEvent): void => {
    const { keyCode, target } = event;
    const isNext = keyCode === keys.right;
    if ((!isNext && keyCode !== keys.left) || event.defaultPrevented || !(target instanceof Element)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const carousel = target.closest('[aria-roledescription=carousel]') ?? container;
    // Of a field inside a shadow root only the host is seen from here; its keys stay its own.
    if (carousel !== container || target.closest(editable) || target.shadowRoot) return;
    if (gallery.inMotion || !isInView(container)) return;
    if (isNext) gallery.next();
    else gallery.previous();
  };
  document.addEventListener('keydown', onKey, { signal });
}
