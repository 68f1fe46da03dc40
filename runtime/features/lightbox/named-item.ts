const findItem = (block: Element, name: string | null | undefined): Element | null => {
  const text = CSS.escape(name ?? '');
  const attributes = [`slide-id="${text}"`, `slide-url="${text}"`, `slide-url$="/${text}"`, `image-id="${text}"`];
  return text ? block.querySelector(attributes.map((attribute) => `[data-${attribute}]`).join()) : null;
};

/** Returns the item of a block that the last segment of the path names; null for none. */
export const itemOfPath = (block: Element): Element | null => findItem(block, /([^/]+)\/?$/.exec(location.pathname)?.[1]);

/** Returns whether the address names an item of this block, which is then mounted before it is in view: lightbox#address-opens. */
export function holdsNamedItem(block: Element): boolean {
  const { hash, search } = location;
  const item = new URLSearchParams(`${hash.slice(1)}&${search.slice(1)}`).get('itemId');
  return !!(findItem(block, item) ?? itemOfPath(block));
}
