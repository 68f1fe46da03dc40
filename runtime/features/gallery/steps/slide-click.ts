import type { MountedGallery } from '../../../page/mounted-gallery.ts';
import type { GalleryOptions } from '../options.ts';
import type { PartContext } from '../part.ts';

const interactive = 'a[href],button,input,select,textarea,label,video,audio,iframe';
/** An address that is a script is never followed. Browsers read over control characters in it. */
const refused = /^(javascript|data|vbscript):/i;

/** Where a click on the slide leads; null for nowhere, or where a link inside it leads already. */
export function clickThroughAddress(slide: HTMLElement): string | null {
  const address =
    slide
      .getAttribute('data-click-through-url')
      ?.replace(/\p{Cc}/gu, '')
      .trim() ?? '';
  return address === '' || refused.test(address) || slide.querySelector('a[href]') ? null : address;
}

export const followAddress = (address: string, newWindow?: boolean): void =>
  void open(address, newWindow ? '_blank' : '_self', 'noopener');

/**
 * A click on the current slide follows its click-through address, or else goes on to the next one (spec 1 §9 "Stacked"); clicks on
 * links and fields inside the slide are theirs, and so is one that ends the selection of text (our choice).
 */
export function listenToClicks(
  { gallery: element, slides, newWindow, designOptions }: GalleryOptions,
  gallery: Pick<MountedGallery, 'currentIndex' | 'next'>,
  listen: PartContext['listen'],
): void {
  listen(element, 'click keydown', (event) => {
    const target = event.target as Element;
    const slide = slides[gallery.currentIndex];
    if (event.defaultPrevented || !slide?.contains(target) || slide.contains(target.closest(interactive))) return;
    const address = clickThroughAddress(slide);
    if (event instanceof KeyboardEvent && (event.key !== 'Enter' || !address)) return;
    if (slide.contains(getSelection()?.anchorNode ?? null) && !getSelection()?.isCollapsed) return;
    if (address) followAddress(address, newWindow);
    else if (designOptions?.clickBehavior !== 'none') gallery.next();
  });
}

/** A slide with an address of its own can be reached and followed by keyboard. */
export function makeFollowable(slide: HTMLElement, state: PartContext['state']): void {
  if (!clickThroughAddress(slide)) return;
  const target = state.keep(slide.querySelector('img') ?? slide);
  target.setAttribute('role', 'link');
  target.tabIndex = 0;
}
