/**
 * Whether the address names an item of this block, by `itemId` in its hash or query. Such a block does not wait until it is in view: it
 * would open its item only when the visitor happens to come by. Spec 2 §2.
 */
export function holdsNamedItem(block: Element): boolean {
  const { hash, search } = location;
  const item = new URLSearchParams(`${hash.slice(1)}&${search.slice(1)}`).get('itemId');
  if (!item) return false;
  const named = ['slide-id', 'slide-url', 'image-id'].map((name) => `[data-${name}="${CSS.escape(item)}"]`);
  return block.querySelector(named.join()) !== null;
}
