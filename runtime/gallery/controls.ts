import type { ServerState } from '../media/server-state.ts';
import type { LiveGallery } from '../page/live-gallery.ts';

/** The server's elements around a gallery; each role may be played by several, or by none. Spec 1 §3 "elements". */
export interface GalleryElements {
  readonly next: readonly HTMLElement[];
  readonly previous: readonly HTMLElement[];
  /** Shows the number of the current slide, counted from 1. */
  readonly currentIndex: readonly HTMLElement[];
  readonly totalSlides: readonly HTMLElement[];
  /** Hold the above; a pointer over them pauses autoplay. */
  readonly controls: readonly HTMLElement[];
}

export interface Controls {
  /** Call after every change of the index. */
  refresh(): void;
  destroy(): void;
}

type Steps = Pick<LiveGallery, 'currentIndex' | 'numberOfSlides' | 'next' | 'previous'>;

/**
 * Brings the controls to life: click, Enter and Space move the gallery, the counters follow, and without looping the
 * controls carry a disabled marker at the ends (spec 1 §4): `aria-disabled` and the class `sqs-disabled` (our choice).
 */
export function bringControlsToLife(
  elements: GalleryElements,
  gallery: Steps,
  options: { readonly loop: boolean; readonly state: ServerState },
): Controls {
  const { loop, state } = options;
  const undo = [
    ...elements.next.map((element) => makeButton(element, 'Next Slide', gallery.next, state)),
    ...elements.previous.map((element) => makeButton(element, 'Previous Slide', gallery.previous, state)),
  ];
  return {
    refresh() {
      const { currentIndex, numberOfSlides } = gallery;
      for (const element of elements.next) mark(element, !loop && currentIndex >= numberOfSlides - 1);
      for (const element of elements.previous) mark(element, !loop && currentIndex <= 0);
      for (const element of elements.currentIndex) element.textContent = String(currentIndex + 1);
      for (const element of elements.totalSlides) element.textContent = String(numberOfSlides);
    },
    destroy() {
      for (const off of undo) off();
    },
  };
}

function mark(element: HTMLElement, disabled: boolean): void {
  element.classList.toggle('sqs-disabled', disabled);
  if (disabled) element.setAttribute('aria-disabled', 'true');
  else element.removeAttribute('aria-disabled');
}

/** Lets any element be pressed by pointer and keyboard, and names it. The answer takes the listeners off. */
export function makeButton(element: HTMLElement, label: string, press: () => void, state: ServerState): () => void {
  state.keep(element);
  const native = element.matches('button, a[href]');
  if (!native && !element.hasAttribute('role')) element.setAttribute('role', 'button');
  if (!native && !element.hasAttribute('tabindex')) element.tabIndex = 0;
  if (!element.hasAttribute('aria-label') && !element.textContent?.trim()) element.setAttribute('aria-label', label);
  // On the page, but without a size: no style sheet knows it.
  if (!native && element.getClientRects().length > 0 && element.offsetWidth === 0) element.classList.add('ss-gallery-arrow');
  const onClick = (event: Event): void => {
    event.preventDefault();
    press();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (native || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (!event.repeat) press();
  };
  element.addEventListener('click', onClick);
  element.addEventListener('keydown', onKey);
  return () => {
    element.removeEventListener('click', onClick);
    element.removeEventListener('keydown', onKey);
  };
}
