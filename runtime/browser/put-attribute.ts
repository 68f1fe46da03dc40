/** Sets an attribute, or removes it for null. */
export function putAttribute(element: Element, name: string, value: string | null): void {
  // Set even when it is to go: Chromium leaves an empty `style` behind where only scripts have written to it.
  element.setAttribute(name, value ?? '');
  if (value === null) element.removeAttribute(name);
}
