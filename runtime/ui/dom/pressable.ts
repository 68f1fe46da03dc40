import { putAttribute } from '../../browser/build-element.ts';
import { isPlainPress } from '../../browser/press-hold.ts';

/** Elements that browsers press by Enter and Space themselves. */
const nativeButtons = 'button,input,summary,select,textarea';

/**
 * Makes an element act as a button: it has a tab stop, the role unless the page gives another, and Enter and Space click it
 * without scrolling. A native button is left unchanged. Listen to `click` for the press. Returns a function that restores the
 * element. site#pressable
 */
export function makePressable(element: HTMLElement): () => void {
  if (element.matches(nativeButtons)) return () => {};
  const restore = markPressable(element);
  const onKey = (event: KeyboardEvent) => pressByKey(event, element);
  element.addEventListener('keydown', onKey);
  return () => {
    element.removeEventListener('keydown', onKey);
    restore();
  };
}

/** Adds the role and the tab stop alone, for elements whose keys one listener of the page handles by `pressByKey`. */
export function markPressable(element: HTMLElement): () => void {
  if (element.matches(nativeButtons)) return () => {};
  const role = element.getAttribute('role');
  const tabIndex = element.getAttribute('tabindex');
  if (role === null) element.setAttribute('role', 'button');
  // The platform's HTML has -1 on controls that its scripts make reachable.
  if (Number(tabIndex ?? (element.matches(':any-link') ? 0 : -1)) < 0) element.setAttribute('tabindex', '0');
  return () => {
    putAttribute(element, 'role', role);
    putAttribute(element, 'tabindex', tabIndex);
  };
}

/**
 * Clicks the element if the event is a key that presses it: Enter or Space without a modifier, on the element itself and not on a
 * control inside it, and not handled yet. A held key presses once. Such a key does not scroll the page.
 */
export function pressByKey(event: KeyboardEvent, element: HTMLElement): void {
  if (event.target !== element || event.defaultPrevented || !/^(Enter| )$/.test(event.key) || !isPlainPress(event)) return;
  event.preventDefault();
  if (!event.repeat) element.click();
}
