const itemCalled = (block: Element, name: string | null | undefined): Element | null => {
  const text = CSS.escape(name ?? '');
  const attributes = [`slide-id="${text}"`, `slide-url="${text}"`, `slide-url$="/${text}"`, `image-id="${text}"`];
  return text ? block.querySelector(attributes.map((attribute) => `[data-${attribute}]`).join()) : null;
};

/** The item of a block that the path's last segment names; null if there is none. */
export const itemOfPath = (block: Element): Element | null => itemCalled(block, /([^/]+)\/?$/.exec(location.pathname)?.[1]);

/**
 * Whether the address names an item of this block, by `itemId` in its hash or query or by the path's last segment. Such a block does not
 * wait until it is in view: it would open its item only when the visitor happens to come by. Spec 2 §2.
 */
export function holdsNamedItem(block: Element): boolean {
  const { hash, search } = location;
  const item = new URLSearchParams(`${hash.slice(1)}&${search.slice(1)}`).get('itemId');
  return !!(itemCalled(block, item) ?? itemOfPath(block));
}
