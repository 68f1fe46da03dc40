/** Places of the pictures of a strip, in whole pixels. */
export interface StripGeometry {
  readonly widthsPx: readonly number[];
  /** Left edge of each picture inside the strip. */
  readonly startsPx: readonly number[];
  /** Length of the row of pictures. */
  readonly lengthPx: number;
  /** Width of the wrapper around them: gallery#strip-wrapper. */
  readonly wrapperPx: number;
}

/** Returns the places of pictures of one height, each as wide as its shape needs, with gaps between them. */
export function stripGeometry(ratios: readonly number[], heightPx: number, gapPx = 0): StripGeometry {
  const widthsPx = ratios.map((ratio) => Math.round(ratio * heightPx));
  let endPx = 0;
  const startsPx = widthsPx.map((widthPx) => {
    const startPx = endPx;
    endPx += widthPx + gapPx;
    return startPx;
  });
  return { widthsPx, startsPx, lengthPx: Math.max(0, endPx - gapPx), wrapperPx: 2 * endPx };
}

/** Indices of a first and a last slide. */
export interface SlideRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the pictures within `reachPx` of both edges of one picture, and reads the widths of these only. A reach of two views
 * fills the view and one view on each side, wherever the picture is aligned.
 */
export function stripWindow(count: number, index: number, reachPx: number, widthPx: (index: number) => number): SlideRange {
  let [first, last] = [index, index];
  for (let leftPx = reachPx; leftPx > 0 && first > 0; leftPx -= widthPx(first)) first -= 1;
  for (let leftPx = reachPx; leftPx > 0 && last < count - 1; leftPx -= widthPx(last)) last += 1;
  return { first, last };
}

/** Returns the share of the view's free space before the current picture: gallery#strip-alignment. */
export const alignmentShare = (input: unknown): number =>
  input === 'left' || input === 'start' ? 0 : input === 'right' || input === 'end' ? 1 : 0.5;

/** Returns the left edge of the wrapper that aligns the current picture: gallery#strip-alignment, gallery#strip-ends. */
export function stripLeft({ widthsPx, startsPx, lengthPx }: StripGeometry, index: number, viewPx: number, share: number): number {
  const wantedPx = (viewPx - (widthsPx[index] ?? 0)) * share - (startsPx[index] ?? 0);
  return Math.round(Math.min(0, Math.max(viewPx - lengthPx, wantedPx)));
}

/**
 * Returns the pictures in the view, or less than `marginPx` away from it, of a row whose left edge is at `leftPx`. `last` is
 * smaller than `first` if no picture is in the view.
 */
export function stripSeen({ widthsPx, startsPx }: StripGeometry, leftPx: number, viewPx: number, marginPx: number): SlideRange {
  let [first, last] = [widthsPx.length - 1, 0];
  startsPx.forEach((startPx, index) => {
    const isSeen = leftPx + startPx < viewPx + marginPx && leftPx + startPx + (widthsPx[index] ?? 0) > -marginPx;
    if (isSeen) [first, last] = [Math.min(first, index), Math.max(last, index)];
  });
  return { first, last };
}
