import { putAttribute } from '../../browser/build-element.ts';

/** Returns whether a key presses an element that acts as a button: Enter or Space. Such a key no longer scrolls the page. */
export function isButtonKey(event: KeyboardEvent): boolean {
  const isKey = event.key === 'Enter' || event.key === ' ';
  if (isKey) event.preventDefault();
  return isKey;
}

/** Gives an element that is not a control the role, the tab stop and the keys of a button. Returns a function that removes them. */
export function actAsButton(element: HTMLElement, press: () => void): () => void {
  const role = element.getAttribute('role');
  const tabIndex = element.getAttribute('tabindex');
  const onKey = (event: KeyboardEvent) => isButtonKey(event) && press();
  element.setAttribute('role', 'button');
  element.setAttribute('tabindex', '0');
  element.addEventListener('keydown', onKey);
  return () => {
    element.removeEventListener('keydown', onKey);
    putAttribute(element, 'role', role);
    putAttribute(element, 'tabindex', tabIndex);
  };
}
