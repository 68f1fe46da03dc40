import { imageWidthsPx } from '../../contract/images/limits.ts';

/**
 * Width in px to ask an image server for: the smallest of 100, 300, 500, 750, 1000, 1500, 2500 that is at least the drawn
 * width times the pixel ratio; 2500 beyond that. Spec 1 §9; measured on rendered pages.
 */
export function widthToAskFor(drawnWidthPx: number, pixelRatio: number): number {
  // A box of exactly 300 px may come out of a division as 300.00000000000006.
  const neededPx = drawnWidthPx * pixelRatio - 0.01;
  return imageWidthsPx.filter((widthPx) => widthPx >= neededPx).pop() ?? imageWidthsPx[0];
}
