import { putAttribute } from '../../browser/put-attribute.ts';
import { isPlainPress } from '../../browser/repeat-press.ts';

/** Elements that browsers press by Enter and Space themselves. */
const nativeButtons = 'button,input,summary,select,textarea';

/**
 * Makes an element act as a button: it has the role and a tab stop unless the page gives others, and Enter and Space click it without scrolling.
 * A native button is left unchanged. Listen to `click` for the press. Returns a function that restores the element. site#pressable
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
  const added = element.matches(nativeButtons)
    ? []
    : ['role', 'tabindex'].filter((name) => !element.hasAttribute(name) && !(name === 'tabindex' && element.matches(':any-link')));
  for (const name of added) putAttribute(element, name, name === 'role' ? 'button' : '0');
  return () => {
    for (const name of added) putAttribute(element, name, null);
  };
}

/**
 * Clicks the element if the event is a key that presses it: Enter or Space without a modifier, on the element itself and not on a control inside
 * it, and not handled yet. A held key presses once. Such a key does not scroll the page.
 */
export function pressByKey(event: KeyboardEvent, element: HTMLElement): void {
  if (event.target !== element || event.defaultPrevented || !/^(Enter| )$/.test(event.key) || !isPlainPress(event)) return;
  event.preventDefault();
  if (!event.repeat) element.click();
}
