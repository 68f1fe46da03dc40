/** Returns the selector of the items with this name; empty for no name. */
function selectorOf(name: string | null | undefined): string {
  const text = CSS.escape(name ?? '');
  const attributes = [`slide-id="${text}"`, `slide-url="${text}"`, `slide-url$="/${text}"`, `image-id="${text}"`];
  return text && attributes.map((attribute) => `[data-${attribute}]`).join();
}

/** Returns the selector of the items that the last segment of the path names. */
const selectorOfPath = (): string => selectorOf(/([^/]+)\/?$/.exec(location.pathname)?.[1]);

/** Returns the item of a block that the last segment of the path names; null for none. */
export function itemOfPath(block: Element): Element | null {
  const selector = selectorOfPath();
  return selector ? block.querySelector(selector) : null;
}

/**
 * Reads the page's address once, and returns a function that returns whether the address names an item of a block, which is then
 * mounted before it is in view: lightbox#address-opens.
 */
export function readNamedItem(): (block: Element) => boolean {
  const { hash, search } = location;
  const item = new URLSearchParams(`${hash.slice(1)}&${search.slice(1)}`).get('itemId');
  const selector = [selectorOf(item), selectorOfPath()].filter(Boolean).join();
  return (block) => selector !== '' && block.querySelector(selector) !== null;
}
