/** Sets an attribute, or removes it for null. */
export function putAttribute(element: Element, name: string, value: string | null): void {
  // Set before it is removed: Chromium keeps an empty `style` that only scripts have written.
  element.setAttribute(name, value ?? '');
  if (value === null) element.removeAttribute(name);
}
