import type { MapOptions } from '../../contract/maps/map-block.ts';

/** A smaller height of a block counts as no height. */
const minHeightPx = 100;
/** Height of one unit of a block's `vSize`. */
const unitPx = 30;

/**
 * Replaces the element's content by the map, and sets the map's height. Returns a function that restores the content. maps#height
 */
export function placeFrame(element: HTMLElement, root: HTMLElement, { aspectPercent, vSize }: MapOptions): () => void {
  const content = Array.from(element.childNodes);
  const { cssText } = element.style;
  element.replaceChildren();
  if (element.getBoundingClientRect().height >= minHeightPx) {
    root.dataset.fills = '';
    if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  } else if (aspectPercent && aspectPercent > 0) root.style.aspectRatio = `${100 / aspectPercent}`;
  else if (vSize && vSize > 0) root.style.height = `${vSize * unitPx}px`;
  else root.style.aspectRatio = '16/9';
  element.append(root);
  return () => {
    element.style.cssText = cssText;
    element.replaceChildren(...content);
  };
}
