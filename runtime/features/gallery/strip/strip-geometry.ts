/** Where pictures of a strip lie, in whole pixels. */
export interface StripGeometry {
  readonly widthsPx: readonly number[];
  /** Left edge of each picture inside the strip. */
  readonly startsPx: readonly number[];
  /** All pictures beside one another. */
  readonly lengthPx: number;
  /** Width of the wrapper around them: twice as long as they are (measured on rendered pages). */
  readonly wrapperPx: number;
}

/** Pictures of one height beside one another, each as wide as its shape needs (measured: in whole pixels), with gaps between. */
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

/**
 * The first and the last picture within so many px of both edges of one of them; only the pictures in between are asked for their
 * widths. With a reach of two views the view is full and has one more of its length on each side, wherever that picture stands in it.
 */
export function stripWindow(
  count: number,
  index: number,
  reachPx: number,
  widthPx: (index: number) => number,
): readonly [first: number, last: number] {
  let [first, last] = [index, index];
  for (let leftPx = reachPx; leftPx > 0 && first > 0; leftPx -= widthPx(first)) first -= 1;
  for (let leftPx = reachPx; leftPx > 0 && last < count - 1; leftPx -= widthPx(last)) last += 1;
  return [first, last];
}

/**
 * What part of the view's free room is before the current picture: left, center and right are start, middle and end; anything else
 * is the middle. Spec 1 §5.
 */
export const alignmentShare = (input: unknown): number =>
  input === 'left' || input === 'start' ? 0 : input === 'right' || input === 'end' ? 1 : 0.5;

/**
 * Where the wrapper's left edge belongs so that the current picture stands at the start, in the middle or at the end of the
 * view; the strip never leaves a gap at either end (our choice). Spec 1 §5 "Strip alignment".
 */
export function stripLeft({ widthsPx, startsPx, lengthPx }: StripGeometry, index: number, viewPx: number, share: number): number {
  const wantedPx = (viewPx - (widthsPx[index] ?? 0)) * share - (startsPx[index] ?? 0);
  return Math.round(Math.min(0, Math.max(viewPx - lengthPx, wantedPx)));
}

/**
 * Where the row's left edge is at `leftPx`: the first and the last picture that are in the view, or less than `marginPx` away; the last
 * before the first where there is none.
 */
export function stripSeen(
  { widthsPx, startsPx }: StripGeometry,
  leftPx: number,
  viewPx: number,
  marginPx: number,
): readonly [first: number, last: number] {
  let [first, last] = [widthsPx.length - 1, 0];
  startsPx.forEach((startPx, index) => {
    const isSeen = leftPx + startPx < viewPx + marginPx && leftPx + startPx + (widthsPx[index] ?? 0) > -marginPx;
    if (isSeen) [first, last] = [Math.min(first, index), Math.max(last, index)];
  });
  return [first, last];
}
