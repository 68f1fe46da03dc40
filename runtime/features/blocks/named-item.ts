import type { Page } from '../../page/page.ts';
import { opensLightbox } from '../gallery/index.ts';

/** Blocks whose item has been opened, or had its chance: closing the lightbox must not open it again. */
const asked = new WeakSet<Element>();

const itemCalled = (block: Element, name: string | null | undefined): Element | null => {
  const text = CSS.escape(name ?? '');
  const attributes = [`slide-id="${text}"`, `slide-url="${text}"`, `slide-url$="/${text}"`, `image-id="${text}"`];
  return text ? block.querySelector(attributes.map((attribute) => `[data-${attribute}]`).join()) : null;
};
const itemOfPath = (block: Element): Element | null => itemCalled(block, /([^/]+)\/?$/.exec(location.pathname)?.[1]);

/**
 * Whether the address names an item of this block, by `itemId` in its hash or query or by the path's last segment. Such a block does not
 * wait until it is in view: it would open its item only when the visitor happens to come by. Spec 2 §2.
 */
export function holdsNamedItem(block: Element): boolean {
  const { hash, search } = location;
  const item = new URLSearchParams(`${hash.slice(1)}&${search.slice(1)}`).get('itemId');
  return !!(itemCalled(block, item) ?? itemOfPath(block));
}

/** Opens the item that the path's last segment names in the lightbox, once, where the block's data turn that on. Spec 2 §2. */
export function openItemOfPath(page: Page, block: HTMLElement): void {
  const item = asked.has(block) || !opensLightbox(block) ? null : itemOfPath(block);
  asked.add(block);
  if (item) page.chunks.load('lightbox').then(({ openNamed }) => openNamed(page, [block], item), page.errors.report);
}
