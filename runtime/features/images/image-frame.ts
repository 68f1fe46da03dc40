/** Fit of an image in its box: images#image-modes. */
export type ImageFit = 'fit' | 'fill' | 'none';

export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Place and size of an image, relative to its box. */
export interface Frame extends Size {
  readonly leftPx: number;
  readonly topPx: number;
}

/** The point of an image that stays visible, in fractions of width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns the frame of an image that fits or fills its box: images#image-frame, images#focal-point. Sizes must be positive. */
export function imageFrame(mode: 'fit' | 'fill', image: Size, box: Size, focalPoint: FocalPoint): Frame {
  const scales = [box.widthPx / image.widthPx, box.heightPx / image.heightPx];
  const scale = mode === 'fit' ? Math.min(...scales) : Math.max(...scales);
  const widthPx = image.widthPx * scale;
  const heightPx = image.heightPx * scale;
  return {
    leftPx: offset(mode, widthPx, box.widthPx, focalPoint.x),
    topPx: offset(mode, heightPx, box.heightPx, focalPoint.y),
    widthPx,
    heightPx,
  };
}

function offset(mode: 'fit' | 'fill', lengthPx: number, boxPx: number, focalFraction: number): number {
  if (mode === 'fit') return (boxPx - lengthPx) / 2;
  return Math.min(0, Math.max(boxPx - lengthPx, boxPx / 2 - lengthPx * focalFraction));
}
