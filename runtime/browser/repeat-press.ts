// Part of the boot script.
/** Marks a control whose press waits for its code. */
export const pressedMark = 'data-ss-pressed';

/** Repeats a held click or key press at its target, as a click. */
export function repeatPress(event: MouseEvent): void {
  const target = event.target as Element;
  target.removeAttribute(pressedMark);
  target.dispatchEvent(new MouseEvent('click', event));
}

/** Returns whether an event is no key or one that presses buttons, without a modifier key. A click by another button is an `auxclick`. */
export const isPlainPress = (event: Event): boolean =>
  /^(undefined|Enter| )$/.test((event as KeyboardEvent).key) &&
  !(
    (event as MouseEvent).ctrlKey ||
    (event as MouseEvent).metaKey ||
    (event as MouseEvent).shiftKey ||
    (event as MouseEvent).altKey
  );
