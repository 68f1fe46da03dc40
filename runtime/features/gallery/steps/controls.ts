import type { MountedGallery } from '../../../page/mounted-gallery.ts';
import { makePressable } from '../../../ui/dom/pressable.ts';
import type { Tools } from '../model/design.ts';
import type { GalleryElements, GalleryOptions } from '../model/options.ts';

type ControlTools = Pick<Tools, 'state' | 'listen' | 'onDispose'>;

/** Makes any element a control that calls `onPress`. */
export function makeControl({ state, listen, onDispose }: ControlTools, element: HTMLElement, onPress: () => void): void {
  onDispose(makePressable(state.keep(element)));
  listen(element, 'click', (event) => {
    event.preventDefault();
    onPress();
  });
}

/** Returns the controls that move by slides or by groups. */
export const arrowsOf = ({ elements, designOptions }: GalleryOptions): HTMLElement[] =>
  [elements, designOptions?.pagers].flatMap((own) => [...(own?.next ?? []), ...(own?.previous ?? [])]);

/**
 * Activates the controls of a gallery. Returns a function that updates their states after a change of the index:
 * gallery#disabled-controls, gallery#controls-of-one.
 */
export function activateControls(
  { next = [], previous = [] }: GalleryElements,
  gallery: Pick<MountedGallery, 'currentIndex' | 'numberOfSlides' | 'next' | 'previous'>,
  loop: boolean,
  tools: Tools,
): () => void {
  for (const element of next) makeControl(tools, element, () => tools.press(gallery.next));
  for (const element of previous) makeControl(tools, element, () => tools.press(gallery.previous));
  // A control with text needs no label.
  const setLabels = (elements: readonly HTMLElement[], label: string): void => {
    for (const element of elements) if (!element.textContent?.trim()) tools.setLabel(element, label);
  };
  tools.withStrings((strings) => {
    setLabels(next, strings.next);
    setLabels(previous, strings.previous);
  });
  // Invisible controls keep their space, so that the elements beside them do not move.
  if (gallery.numberOfSlides < 2) for (const { style } of [...next, ...previous]) style.visibility = 'hidden';

  const setDisabled = (elements: readonly HTMLElement[], isAtEnd: boolean): void => {
    for (const element of elements) {
      element.classList.toggle('sqs-disabled', isAtEnd && !loop);
      if (!loop && element.getAttribute('aria-disabled') !== `${isAtEnd}`) element.setAttribute('aria-disabled', `${isAtEnd}`);
    }
  };
  return () => {
    setDisabled(next, gallery.currentIndex >= gallery.numberOfSlides - 1);
    setDisabled(previous, gallery.currentIndex <= 0);
  };
}
