import { isVisible } from '../../../browser/seen.ts';
import { galleryKeyLimits } from '../../../contract/gallery/constants.ts';
import type { MountedGallery } from '../../../page/mounted-gallery.ts';
import { isInView } from '../../../ui/dom/autoplay.ts';
import type { Tools } from '../model/design.ts';
import type { GalleryKeys } from '../model/options.ts';

const arrows: GalleryKeys = { left: galleryKeyLimits.keyCodeLeft, right: galleryKeyLimits.keyCodeRight };
/** Elements that make the page beside them inert while they are visible. The lightbox is modal from its third frame on. */
const modal = ':modal,[aria-modal=true],.sqs-lightbox';
const editable = 'input,textarea,select,video,audio,[role=textbox],[contenteditable]:not([contenteditable=false])';

/** Moves the gallery by keys: gallery#arrow-keys, gallery#arrow-keys-limits, gallery#home-end-keys. */
export function listenToKeys(
  container: Element,
  gallery: Pick<MountedGallery, 'inMotion' | 'next' | 'previous' | 'goTo' | 'numberOfSlides' | 'on'>,
  { listen, isRightToLeft }: Pick<Tools, 'listen' | 'isRightToLeft'>,
  keys: GalleryKeys = arrows,
): void {
  /** Event of the latest change: a key that has moved a linked gallery has moved this one as well. */
  let eventOfChange: Event | undefined;
  gallery.on('currentIndexChange', () => {
    eventOfChange = window.event;
  });
  listen(document.documentElement, 'keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    // Assistive tools may dispatch events with a `key` and without the deprecated `keyCode`.
    // https://developer.mozilla.org/docs/Web/API/KeyboardEvent/keyCode
    const keyCode = (event as KeyboardEvent).keyCode || { ArrowLeft: arrows.left, ArrowRight: arrows.right }[key];
    const isRight = keyCode === keys.right;
    const isHomeOrEnd = key === 'Home' || key === 'End';
    if (!(isRight || isHomeOrEnd || keyCode === keys.left) || event.defaultPrevented || !(target instanceof Element)) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const carousel = target.closest('[data-ss-described=carousel],[aria-roledescription=carousel]') ?? container;
    // Only the event's path contains fields and dialogs inside a shadow root.
    const path = event.composedPath().filter((part) => part instanceof Element);
    if (carousel !== container || path.some((element) => element.matches(editable))) return;
    if (gallery.inMotion || event === eventOfChange || !isInView(container) || isInert(container, path)) return;
    if (isHomeOrEnd) {
      if (!container.contains(target)) return;
      event.preventDefault();
      gallery.goTo(key === 'Home' ? 0 : gallery.numberOfSlides - 1);
    } else if (isRight !== isRightToLeft()) gallery.next();
    else gallery.previous();
  });
}

function isInert(container: Element, focusPath: readonly Element[]): boolean {
  if (container.closest('[inert]')) return true;
  // The overlay with the focus is on top; the focus may also be on the body. Other scripts leave hidden overlays on the page.
  const top = focusPath.find((element) => element.matches(modal)) ?? Array.from(document.querySelectorAll(modal)).find(isVisible);
  return !!top && !top.contains(container);
}
