// Part of the boot script.
const sides: Readonly<Record<string, number>> = {
  one: 1,
  square: 1,
  standard: 1.5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  nine: 9,
  sixteen: 16,
  widescreen: 1.778,
};

/** Returns the width over the height of a shape by gallery#shape-words; 0 for `Auto` and any value that is not a shape. */
export function shapeRatio(shape: unknown): number {
  const [words = '', turned] = `${shape}`.split(/(-vertical)/);
  const [width = 0, height = 1] = words.split('-').map((word) => Number(sides[word] || word));
  const ratio = turned ? height / width : width / height;
  // A larger number is a height in percent.
  return ratio < 10 ? ratio : 0;
}

/** Shape of a gallery with pictures of unknown size. */
const unknownRatio = 3 / 2;

/**
 * Returns the height in px of a gallery whose slides lie on top of one another: gallery#slideshow-height.
 * @param widest width over height of the widest picture; 0 or below while it is unknown.
 */
export const stackHeight = (widthPx: number, aspectPercent: number | null | undefined, widest: number): number =>
  aspectPercent ? (widthPx * aspectPercent) / 100 : widthPx / (widest > 0 ? widest : unknownRatio);
