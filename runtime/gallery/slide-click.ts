import type { ServerState } from '../media/server-state.ts';

const interactive = 'a[href],button,input,select,textarea,label,video,audio,iframe';
/** An address that is a script is never followed. */
const refused = /^[\0- ]*(javascript|data|vbscript):/i;

/**
 * A click on the current slide follows its click-through address, or else does `next` (spec 1 §9 "Stacked"); clicks on
 * links and fields inside the slide are theirs. Slides with an address can be reached and followed by keyboard.
 */
export function listenToClicks(
  gallery: HTMLElement,
  slides: readonly HTMLElement[],
  current: () => number,
  { newWindow, next, state, signal }: { newWindow: boolean; next: () => void; state: ServerState; signal: AbortSignal },
): void {
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
    const slide = slides[current()];
    if (event.defaultPrevented || !slide?.contains(target) || slide.contains(target.closest(interactive))) return;
    const address = addresses[current()];
    if (event instanceof KeyboardEvent && (event.key !== 'Enter' || !address)) return;
    if (address) open(address, newWindow ? '_blank' : '_self', 'noopener');
    else next();
  };
  gallery.addEventListener('click', act, { signal });
  gallery.addEventListener('keydown', act, { signal });
}
