import { controlsIn } from './controls.ts';
import { childrenOf, roots } from './elements.ts';
import type { FindOptions } from './found.ts';
import { isEmbedded, isNamed } from './names.ts';

const dialog = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true],[popover]:popover-open';
const isInFront = (element: Element): boolean => {
  const { position, zIndex } = getComputedStyle(element);
  if (position === 'fixed' || position === 'sticky') return true;
  if (position !== 'absolute') return false;
  const { top, bottom, width } = element.getBoundingClientRect();
  const isAtEdge = width >= innerWidth * 0.6 && (Math.abs(top) < 5 || Math.abs(bottom - innerHeight) < 5);
  return Number(zIndex) >= 10 || isAtEdge;
};
/** Whether an element is drawn on top of the page: fixed, modal, or absolute and in front or along an edge. */
export const isOverlay = (element: Element): boolean => element.matches(dialog) || isInFront(element);
/** Whether an element is drawn in the window. */
export const isInView = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 5 && top < innerHeight - 5 && right > 5 && left < innerWidth - 5;
};

/** Returns wide parts in the flow of the page, at its top, or at its end with a name of a banner. */
function atEdges(): Element[] {
  const found: Element[] = [];
  const pageHeight = document.documentElement.scrollHeight;
  const visit = (element: Element, depth: number) => {
    if (depth > 6 || found.length > 200) return;
    for (const child of childrenOf(element)) {
      if (!(child instanceof HTMLElement)) continue;
      const { top, bottom, width, height } = child.getBoundingClientRect();
      const pageTop = top + scrollY;
      const isTop = pageTop < 200;
      const isEnd = bottom + scrollY > pageHeight - 20;
      if (width < innerWidth * 0.5 || height === 0 || !(isTop || isEnd)) continue;
      if (isEmbedded(child)) continue;
      if (height < innerHeight * 0.7 && (isTop || isNamed(child, 'overlay'))) found.push(child);
      visit(child, depth + 1);
    }
  };
  if (document.body) visit(document.body, 0);
  return found;
}

/** Finds boxes that are drawn as banners are. */
export function boxes({ isFrame }: FindOptions): readonly Element[] {
  // Styles are read once for each element, because pages have many thousands of them.
  const drawn = roots().flatMap((root) => {
    const dialogs = new Set(root.querySelectorAll(dialog));
    return [...root.querySelectorAll('*')].filter((element) => dialogs.has(element) || isInFront(element));
  });
  const overlays = drawn.filter((box) => isInView(box) || controlsIn(box).some(({ element }) => isInView(element)));
  const body = isFrame && document.body ? [document.body] : [];
  return [...overlays, ...body, ...atEdges()];
}
