/** Returns a text with single spaces. */
export const foldSpaces = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Returns the element around another one as it is drawn: the slot or host that shows it, where there is one. */
export const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;

/** Returns the elements of a selector. `HOST >>> SELECTOR` selects inside an open shadow root. Throws for another selector. */
export function selectAll(selector: string): Element[] {
  const [outer = '', ...inner] = selector.split('>>>');
  let found: Element[] = [...document.querySelectorAll(outer)];
  for (const within of inner) found = found.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(within) ?? [])]);
  return found;
}

/** Returns the elements of a selector as `selectAll`; none for null, and for a selector that the browser refuses. */
export function selectValid(selector: string | null): Element[] {
  try {
    return selector === null ? [] : selectAll(selector);
  } catch {
    return [];
  }
}
