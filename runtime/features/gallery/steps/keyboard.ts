import { galleryKeyLimits } from '../../../contract/gallery/limits.ts';
import type { MountedGallery } from '../../../page/mounted-gallery.ts';
import type { Tools } from '../design.ts';
import { isInView } from '../in-view.ts';
import type { GalleryKeys } from '../options.ts';

const arrows: GalleryKeys = { left: galleryKeyLimits.keyCodeLeft, right: galleryKeyLimits.keyCodeRight };
/** While one of them is shown, the browser or its own word makes all beside it inert; the lightbox is modal from its second frame on. */
const modal = ':modal,[aria-modal=true],.sqs-lightbox';
const editable = 'input,textarea,select,video,audio,[role=textbox],[contenteditable]:not([contenteditable=false])';

/**
 * Arrow keys move the gallery, wherever the focus is, except in a field, while the gallery moves, or while it is out of
 * view (spec 1 §5). What is inert hears no key, by the attribute or behind a modal overlay, the page's own included. With a modifier the key belongs to the browser, and with the focus inside another gallery to that one;
 * where text runs from right to left, the left arrow leads on; Home and End lead to the first and the last slide while the focus is
 * in the gallery (our choices).
 */
export function listenToKeys(
  container: Element,
  gallery: Pick<MountedGallery, 'inMotion' | 'next' | 'previous' | 'goTo' | 'numberOfSlides' | 'on'>,
  { listen, rightToLeft }: Pick<Tools, 'listen' | 'rightToLeft'>,
  keys: GalleryKeys = arrows,
): void {
  /** What the gallery was moved by: a key press that has moved a linked gallery has moved this one already. */
  let movedBy: Event | undefined;
  gallery.on('currentIndexChange', () => {
    movedBy = window.event;
  });
  listen(document.documentElement, 'keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    // Tools that press keys for people may tell the key's name alone.
    const keyCode = (event as KeyboardEvent).keyCode || { ArrowLeft: arrows.left, ArrowRight: arrows.right }[key];
    const isRight = keyCode === keys.right;
    const isEnd = key === 'Home' || key === 'End';
    if (!(isRight || isEnd || keyCode === keys.left) || event.defaultPrevented || !(target instanceof Element)) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const carousel = target.closest('[data-ss-described=carousel],[aria-roledescription=carousel]') ?? container;
    // Fields and dialogs inside a shadow root are seen in the event's path alone.
    const path = event.composedPath().filter((part) => part instanceof Element);
    if (carousel !== container || path.some((element) => element.matches(editable))) return;
    if (gallery.inMotion || event === movedBy || !isInView(container) || isInert(container, path)) return;
    if (isEnd) {
      if (!container.contains(target)) return;
      event.preventDefault();
      gallery.goTo(key === 'Home' ? 0 : gallery.numberOfSlides - 1);
    } else if (isRight !== rightToLeft()) gallery.next();
    else gallery.previous();
  });
}

function isInert(container: Element, focusPath: readonly Element[]): boolean {
  if (container.closest('[inert]')) return true;
  // Of several the one with the focus is on top; the focus may be on none of them, but on the body.
  const top = focusPath.find((element) => element.matches(modal)) ?? Array.from(document.querySelectorAll(modal)).find(isShown);
  return !!top && !top.contains(container);
}

/** Overlays of other scripts stay on the page while they are hidden. */
const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
