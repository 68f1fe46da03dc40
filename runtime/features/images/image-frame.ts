/** How an image sits in its box. `none` leaves it to the page's CSS. Spec 2 §5. */
export type ImageFit = 'fit' | 'fill' | 'none';

export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Where an image is drawn, relative to its box. */
export interface Frame extends Size {
  readonly leftPx: number;
  readonly topPx: number;
}

/** Fractions of the image's width and height that should stay in sight. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Fits an image into its box, or fills the box with it, keeping its shape. Fitted images are centred, whatever their focal
 * point; of a filling image the focal point comes as near to the box's middle as its edges allow, so that no gap opens
 * (our choice; at 0.5,0.5 it is what rendered pages show). Sizes must be positive.
 */
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
