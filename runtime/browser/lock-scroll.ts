import { putAttribute } from './build-element.ts';

/**
 * Stops the page behind a modal overlay from scrolling, without moving its content: the scrollbar's width stays reserved by
 * `scrollbar-gutter`, or else by padding. Returns a function that restores the page.
 */
export function lockScroll({ documentElement: root, body }: Document): () => void {
  const restorers: (() => void)[] = [];
  const set = (element: HTMLElement, name: string, value: string) => {
    const { style } = element;
    const hadStyle = element.hasAttribute('style');
    const earlier = { value: style.getPropertyValue(name), priority: style.getPropertyPriority(name) };
    style.setProperty(name, value, 'important');
    restorers.push(() => {
      style.setProperty(name, earlier.value, earlier.priority);
      if (!hadStyle && style.length === 0) putAttribute(element, 'style', null);
    });
  };
  const widthPx = root.clientWidth;
  // The viewport takes `overflow` from the root, or from the body where the root's is visible:
  // https://drafts.csswg.org/css-overflow-3/#overflow-propagation
  const isBodyScrolling = getComputedStyle(root).overflowY === 'visible' && getComputedStyle(body).overflowY !== 'visible';
  if (innerWidth > widthPx) set(root, 'scrollbar-gutter', 'stable');
  set(isBodyScrolling ? body : root, 'overflow', 'hidden');
  const grownPx = root.clientWidth - widthPx;
  if (grownPx > 0) {
    const paddingPx = Number.parseFloat(getComputedStyle(body).paddingInlineEnd) || 0;
    set(body, 'padding-inline-end', `${paddingPx + grownPx}px`);
  }
  return () => {
    for (const restore of restorers.splice(0).reverse()) restore();
  };
}
