type Child = Node | string | null;

/** Returns a new element. Attributes and children that are null are left out. Strings become text, never HTML. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Readonly<Record<string, string | null>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Sets an attribute, or removes it for null. */
export function putAttribute(element: Element, name: string, value: string | null): void {
  // Set before it is removed: Chromium keeps an empty `style` that only scripts have written.
  element.setAttribute(name, value ?? '');
  if (value === null) element.removeAttribute(name);
}
