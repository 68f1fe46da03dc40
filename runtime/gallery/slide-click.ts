import type { Slide } from '../contract/decoders/slide.ts';
import type { ServerState } from '../media/server-state.ts';

export interface SlideClickOptions {
  readonly slides: readonly HTMLElement[];
  readonly data: readonly Slide[];
  readonly state: ServerState;
  readonly currentIndex: () => number;
  readonly newWindow: boolean;
  /** Null where a click on a slide without a link does nothing. */
  readonly next: (() => void) | null;
}

/**
 * A click on the current slide follows its click-through address, or else goes on to the next slide (spec 1 §9 "Stacked");
 * clicks on links and fields inside the slide are theirs. Slides with an address can be reached and followed by keyboard.
 * The answer stops listening.
 */
export function listenToClicks(gallery: HTMLElement, options: SlideClickOptions): () => void {
  const { slides, data, state, currentIndex, newWindow, next } = options;
  slides.forEach((slide, index) => {
    if (!isFollowable(data[index]?.clickThroughUrl) || slide.querySelector('a[href]')) return;
    const target = slide.querySelector<HTMLElement>('img') ?? slide;
    state.keep(target).setAttribute('role', 'link');
    target.tabIndex = 0;
  });

  const act = (event: Event): void => {
    const index = currentIndex();
    const slide = slides[index];
    if (event.defaultPrevented || !(event.target instanceof Element) || !slide?.contains(event.target)) return;
    const own = event.target.closest('a[href], button, input, select, textarea, label, video, audio, iframe');
    if (own && slide.contains(own)) return;
    const address = data[index]?.clickThroughUrl;
    if (isFollowable(address)) {
      const view = gallery.ownerDocument.defaultView;
      if (newWindow) view?.open(address, '_blank', 'noopener');
      else view?.location.assign(address);
    } else if (event.type === 'click') next?.();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') act(event);
  };
  gallery.addEventListener('click', act);
  gallery.addEventListener('keydown', onKey);
  return () => {
    gallery.removeEventListener('click', act);
    gallery.removeEventListener('keydown', onKey);
  };
}

/** Anything but an address that is a script. */
const isFollowable = (address: string | undefined): address is string =>
  address !== undefined && address !== '' && !/^[\s\0-\x20]*(javascript|data|vbscript):/i.test(address);
