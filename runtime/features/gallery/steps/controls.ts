import type { MountedGallery } from '../../../page/mounted-gallery.ts';
import type { Tools } from '../design.ts';
import type { GalleryElements } from '../elements.ts';
import type { GalleryOptions } from '../options.ts';

/** Lets any element be pressed by pointer and keyboard. */
export function makeButton({ state, listen }: Pick<Tools, 'state' | 'listen'>, element: HTMLElement, press: () => void): void {
  const native = state.keep(element).matches('button,a[href]');
  if (!native) {
    if (!element.hasAttribute('role')) element.setAttribute('role', 'button');
    if (!element.hasAttribute('tabindex')) element.tabIndex = 0;
  }
  listen(element, 'click keydown', (event) => {
    if (event instanceof KeyboardEvent && (native || !/^(Enter| )$/.test(event.key))) return;
    event.preventDefault();
    press();
  });
}

/** Whatever steps through the slides, or through groups of them. */
export const arrowsOf = ({ elements, designOptions }: GalleryOptions): HTMLElement[] =>
  [elements, designOptions?.pagers].flatMap((own) => [...(own?.next ?? []), ...(own?.previous ?? [])]);

/**
 * Brings the controls to life: click, Enter and Space move the gallery, and without looping the controls carry a disabled
 * marker at the ends (spec 1 §4): `aria-disabled` and the class `sqs-disabled` (our choice). With fewer than two slides they are
 * out of sight (our choice).
 * Call the returned function after every change of the index.
 */
export function activateControls(
  { next = [], previous = [] }: GalleryElements,
  gallery: Pick<MountedGallery, 'currentIndex' | 'numberOfSlides' | 'next' | 'previous'>,
  loop: boolean,
  tools: Tools,
): () => void {
  for (const element of next) makeButton(tools, element, gallery.next);
  for (const element of previous) makeButton(tools, element, gallery.previous);
  // What has a text of its own is named by it.
  const name = (elements: readonly HTMLElement[], label: string): void => {
    for (const element of elements) if (!element.textContent?.trim()) tools.nameIt(element, label);
  };
  tools.inWords((words) => {
    name(next, words.next);
    name(previous, words.previous);
  });
  // There is nowhere to go; what is beside them stays where it is.
  if (gallery.numberOfSlides < 2) for (const { style } of [...next, ...previous]) style.visibility = 'hidden';

  const mark = (elements: readonly HTMLElement[], isAtEnd: boolean): void => {
    for (const element of elements) {
      element.classList.toggle('sqs-disabled', isAtEnd && !loop);
      if (!loop) element.setAttribute('aria-disabled', String(isAtEnd));
    }
  };
  return () => {
    mark(next, gallery.currentIndex >= gallery.numberOfSlides - 1);
    mark(previous, gallery.currentIndex <= 0);
  };
}
