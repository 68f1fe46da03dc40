import { putAttribute } from './put-attribute.ts';

/**
 * Keeps the page behind a modal overlay from scrolling, without moving anything on it: where the scrollbar takes room, its room is
 * kept free, by `scrollbar-gutter` or else by as much padding as the page has grown. The returned function gives the page back as it was.
 */
export function lockScroll({ documentElement: root, body }: Document): () => void {
  const undo: (() => void)[] = [];
  const set = (element: HTMLElement, name: string, value: string) => {
    const { style } = element;
    const hadStyle = element.hasAttribute('style');
    const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
    style.setProperty(name, value, 'important');
    undo.push(() => {
      style.setProperty(name, ...before);
      if (!hadStyle && style.length === 0) putAttribute(element, 'style', null);
    });
  };
  const widthPx = root.clientWidth;
  // The window scrolls as the root says, or as the body says where the root says nothing.
  const isBodys = getComputedStyle(root).overflowY === 'visible' && getComputedStyle(body).overflowY !== 'visible';
  if (innerWidth > widthPx) set(root, 'scrollbar-gutter', 'stable');
  set(isBodys ? body : root, 'overflow', 'hidden');
  const grownPx = root.clientWidth - widthPx;
  if (grownPx > 0) {
    const paddingPx = Number.parseFloat(getComputedStyle(body).paddingInlineEnd) || 0;
    set(body, 'padding-inline-end', `${paddingPx + grownPx}px`);
  }
  return () => {
    for (const step of undo.splice(0).reverse()) step();
  };
}
