import { stackHeight } from '../boxes/stack-height.ts';

/**
 * A section is as high as its markup says. Where it says nothing, its list is as high as the widest picture needs (our choice), and so is
 * what is around the list, which sheets take out of the flow.
 * @param widest width over height of that picture; 0 while it is not known.
 * @returns the height of the list.
 */
export function giveHeight(list: HTMLElement, widthPx: number, widest: number): number {
  const boxes = [list, list.parentElement ?? list];
  for (const { style } of boxes) style.minHeight = '';
  if (list.clientHeight > 0 || widthPx === 0) return list.clientHeight;
  const heightPx = Math.round(stackHeight(widthPx, null, widest));
  for (const { style } of boxes) style.minHeight = `${heightPx}px`;
  return heightPx;
}
