/** A rectangle on the page in px; `0` equals `left` and `1` equals `top`. */
export interface Region {
  readonly 0: number;
  readonly 1: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const region = (left: number, top: number, width: number, height: number): Region => ({
  0: left,
  1: top,
  left,
  top,
  right: left + width,
  bottom: top + height,
  width,
  height,
});

export const viewportRegion = (): Region => region(scrollX, scrollY, innerWidth, innerHeight);

export function regionOf(target: EventTarget): Region {
  if (!(target instanceof Element)) return viewportRegion();
  const { left, top, width, height } = target.getBoundingClientRect();
  return region(left + scrollX, top + scrollY, width, height);
}

/** Whether a region is in another: all of it, or any part. */
export function isInRegion(inner: Region, outer: Region, isWhole = false): boolean {
  if (isWhole)
    return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  return inner.left <= outer.right && inner.right >= outer.left && inner.top <= outer.bottom && inner.bottom >= outer.top;
}
