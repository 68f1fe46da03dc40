// Part of the boot script.
import type { DesignRow } from '../../../contract/gallery/design-table.ts';

/**
 * Returns the layout of a gallery's slides, the value of `data-ss-slides`: `own` where the page's CSS places them at the present width of the
 * window, else the design and its boxes, such as `grid rows`. The attribute must not be set: its rules would be read as those of the page.
 */
export const boxesOf = (gallery: Element, first: Element | undefined, { name, boxes, keeps }: DesignRow): string =>
  keeps && first && isLaidOut(gallery, first, keeps) ? 'own' : `${name} ${boxes}`;

/**
 * Returns whether the page's CSS puts the slides beside one another. A CSS grid with one column does not count. Slides that float or are out of
 * the flow count for the designs that keep `any` layout, and not in summaries, where they need a width.
 */
function isLaidOut(gallery: Element, slide: Element, keeps: DesignRow['keeps']): boolean {
  const { display, gridTemplateColumns } = getComputedStyle(gallery);
  const { display: own, float, position } = getComputedStyle(slide);
  return /grid/.test(display)
    ? / /.test(gridTemplateColumns)
    : /flex|table|inline/.test(display) ||
        (keeps === 'any' && !slide.matches('.summary-item') && /inline|absolute|left|right/.test(own + position + float));
}
