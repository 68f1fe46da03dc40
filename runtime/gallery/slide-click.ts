import type { ServerState } from '../media/server-state.ts';
import type { LiveGallery } from '../page/live-gallery.ts';

const interactive = 'a[href],button,input,select,textarea,label,video,audio,iframe';
/** An address that is a script is never followed. */
const refused = /^[\0- ]*(javascript|data|vbscript):/i;

/**
 * A click on the current slide follows its click-through address, or else goes on to the next one (spec 1 §9 "Stacked"); clicks on
 * links and fields inside the slide are theirs. Slides with an address can be reached and followed by keyboard.
 */
export function listenToClicks(
  element: HTMLElement,
  slides: readonly HTMLElement[],
  gallery: Pick<LiveGallery, 'currentIndex' | 'next'>,
  options: {
    readonly newWindow: boolean;
    readonly clickGoesOn: boolean;
    readonly state: ServerState;
    readonly signal: AbortSignal;
  },
): void {
  const { newWindow, clickGoesOn, state, signal } = options;
  const addresses = slides.map((slide) => {
    const address = slide.getAttribute('data-click-through-url')?.trim() ?? '';
    if (address === '' || refused.test(address) || slide.querySelector('a[href]')) return null;
    const target = state.keep(slide.querySelector('img') ?? slide);
    target.setAttribute('role', 'link');
    target.tabIndex = 0;
    return address;
  });
  const act = (event: Event): void => {
    const target = event.target as Element;
    const slide = slides[gallery.currentIndex];
    if (event.defaultPrevented || !slide?.contains(target) || slide.contains(target.closest(interactive))) return;
    const address = addresses[gallery.currentIndex];
    if (event instanceof KeyboardEvent && (event.key !== 'Enter' || !address)) return;
    if (address) open(address, newWindow ? '_blank' : '_self', 'noopener');
    else if (clickGoesOn) gallery.next();
  };
  element.addEventListener('click', act, { signal });
  element.addEventListener('keydown', act, { signal });
}
