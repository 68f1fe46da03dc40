import type { MountedGallery } from '../../../page/mounted-gallery.ts';
import type { AddOnContext } from '../model/add-on.ts';
import type { GalleryOptions } from '../model/options.ts';

const interactive = 'a[href],button,input,select,textarea,label,video,audio,iframe';
/** Schemes that run scripts. Browsers ignore control characters in them. https://url.spec.whatwg.org/#concept-basic-url-parser */
const scriptScheme = /^(javascript|data|vbscript):/i;

/** Returns the click-through address of a slide; null without one, for a script, and if the slide contains a link. */
export function clickThroughAddress(slide: HTMLElement): string | null {
  const address =
    slide
      .getAttribute('data-click-through-url')
      ?.replace(/\p{Cc}/gu, '')
      .trim() ?? '';
  return address === '' || scriptScheme.test(address) || slide.querySelector('a[href]') ? null : address;
}

export const followAddress = (address: string, newWindow?: boolean): void =>
  void open(address, newWindow ? '_blank' : '_self', 'noopener');

/**
 * Handles clicks on the current slide: gallery#slide-click, gallery#press-waits, gallery#click-through, gallery#selection-click.
 */
export function listenToClicks(
  { container, slides, newWindow, designOptions }: GalleryOptions,
  gallery: Pick<MountedGallery, 'currentIndex' | 'next'>,
  { listen, press }: Pick<AddOnContext, 'listen' | 'press'>,
): void {
  listen(container, 'click keydown', (event) => {
    const target = event.target as Element;
    const slide = slides[gallery.currentIndex];
    if (event.defaultPrevented || !slide) return;
    // Page code sends clicks to the element around the slides.
    if (event.type === 'click' && !event.isTrusted && target !== slide && target.contains(slide)) return press(gallery.next);
    if (!slide.contains(target) || slide.contains(target.closest(interactive))) return;
    const address = clickThroughAddress(slide);
    if (event instanceof KeyboardEvent && (event.key !== 'Enter' || !address)) return;
    if (slide.contains(getSelection()?.anchorNode ?? null) && !getSelection()?.isCollapsed) return;
    if (address) followAddress(address, newWindow);
    else if (designOptions?.clickBehavior !== 'none') press(gallery.next);
  });
}

/** Makes a slide with a click-through address reachable by keyboard, as a link. */
export function makeFollowable(slide: HTMLElement, state: AddOnContext['state']): void {
  if (!clickThroughAddress(slide)) return;
  const target = state.keep(slide.querySelector('img') ?? slide);
  target.setAttribute('role', 'link');
  target.tabIndex = 0;
}
