import { stackHeight } from '../boxes/shape-ratio.ts';

/**
 * Sets the height of a section's list and of the element around it, unless the page gives one, because the page's CSS takes their
 * contents out of the flow: gallery#section-height. Returns the height of the list.
 * @param widest width over height of the widest picture; 0 while it is unknown.
 */
export function setSectionHeight(list: HTMLElement, widthPx: number, widest: number): number {
  const boxes = [list, list.parentElement ?? list];
  for (const { style } of boxes) style.minHeight = '';
  if (list.clientHeight > 0 || widthPx === 0) return list.clientHeight;
  const heightPx = Math.round(stackHeight(widthPx, null, widest));
  for (const { style } of boxes) style.minHeight = `${heightPx}px`;
  return heightPx;
}
