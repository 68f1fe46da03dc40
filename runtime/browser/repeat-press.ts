/** Marks a control whose press waits for its code. */
export const pressedMark = 'data-ss-pressed';

/** Repeats a held click or key press at its target, as a click. Part of the boot script. */
export function repeatPress(event: MouseEvent): void {
  const target = event.target as Element;
  target.removeAttribute(pressedMark);
  target.dispatchEvent(new MouseEvent('click', event));
}

/** Returns whether a press is by the main button and without a modifier key. A pointer event without a button has the button -1. */
export const isPlainPress = (event: MouseEvent | KeyboardEvent): boolean =>
  !((event as MouseEvent).button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** Returns whether an event is no key, or a key that presses buttons. */
export const isPressKey = (event: Event): boolean => /^(undefined|Enter| )$/.test((event as KeyboardEvent).key);
