/** Shape of a gallery with pictures of unknown size. */
const unknownRatio = 3 / 2;

/**
 * Returns the height in px of a gallery whose slides lie on top of one another: gallery#slideshow-height.
 * @param widest width over height of the widest picture; 0 or below while it is unknown.
 */
export const stackHeight = (widthPx: number, aspectPercent: number | null | undefined, widest: number): number =>
  aspectPercent ? (widthPx * aspectPercent) / 100 : widthPx / (widest > 0 ? widest : unknownRatio);
