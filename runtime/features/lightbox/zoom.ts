/** Zoom of a picture on the stage: `scale` times as large, moved by `x` and `y` px. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** In px. */
export type Extent = Pick<DOMRectReadOnly, 'width' | 'height'>;

export const unzoomed: View = { scale: 1, x: 0, y: 0 };

/** Returns the largest scale of a picture: lightbox#zoom-limit. */
export const maxScale = (ownWidthPx: number, drawnWidthPx: number): number =>
  Math.min(8, Math.max(2, drawnWidthPx > 0 ? ownWidthPx / drawnWidthPx : 0));

/**
 * Returns the view with another scale, from 1 to `limit`, in which the point under the fingers keeps its place. `x` and `y` are
 * the offset of that point from the middle of the stage in px.
 */
export function scaleAround(view: View, wantedScale: number, x: number, y: number, limit: number): View {
  const scale = Math.min(limit, Math.max(1, wantedScale));
  const factor = scale / view.scale;
  return { scale, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor };
}

/**
 * Returns the view, moved so that no edge of the picture is inside the stage. A picture that is smaller than the stage is
 * centred.
 */
export function clampView(view: View, picture: Extent, stage: Extent): View {
  const clamp = (offset: number, pictureLengthPx: number, stageLengthPx: number): number => {
    const room = Math.max(0, (pictureLengthPx * view.scale - stageLengthPx) / 2);
    return Math.min(room, Math.max(-room, offset)) || 0;
  };
  return {
    scale: view.scale,
    x: clamp(view.x, picture.width, stage.width),
    y: clamp(view.y, picture.height, stage.height),
  };
}
