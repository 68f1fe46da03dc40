/** How a picture lies on the stage, beside how it was placed: `scale` times as large, moved by `x` and `y` px. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** In px. */
export type Extent = Pick<DOMRectReadOnly, 'width' | 'height'>;

export const unzoomed: View = { scale: 1, x: 0, y: 0 };

/** How far a picture can be enlarged: to its own pixels, at least twice and at most eight times (our choice). */
export const maxScale = (ownWidthPx: number, drawnWidthPx: number): number =>
  Math.min(8, Math.max(2, drawnWidthPx > 0 ? ownWidthPx / drawnWidthPx : 0));

/**
 * The view scaled so that the point under the fingers stays there. The point is given from the stage's middle, in px. Scale is held
 * between 1 and `limit`.
 */
export function scaleAround(view: View, wantedScale: number, x: number, y: number, limit: number): View {
  const scale = Math.min(limit, Math.max(1, wantedScale));
  const factor = scale / view.scale;
  return { scale, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor };
}

/** The view moved so that no edge of a picture comes inside the stage; what is smaller than the stage stays in its middle. */
export function heldInside(view: View, picture: Extent, stage: Extent): View {
  const hold = (offset: number, pictureLengthPx: number, stageLengthPx: number): number => {
    const room = Math.max(0, (pictureLengthPx * view.scale - stageLengthPx) / 2);
    return Math.min(room, Math.max(-room, offset)) || 0;
  };
  return {
    scale: view.scale,
    x: hold(view.x, picture.width, stage.width),
    y: hold(view.y, picture.height, stage.height),
  };
}
