/** A place of the world in Mercator's projection: 0 to 1 from the north-west. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Mercator's projection ends here: the map is a square. */
const furthestLatitudeDegrees = 85.0511;
/** The world at zoom 0, as all map services have it. */
export const worldPx = 256;

export function toWorld(latitude: number, longitude: number): WorldPoint {
  const within = Math.max(-furthestLatitudeDegrees, Math.min(furthestLatitudeDegrees, latitude));
  const sine = Math.sin((within * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Part of the world on a screen. */
export interface MapPart {
  readonly center: WorldPoint;
  readonly zoom: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Where a point of the world is in the part's box, from its upper left corner. */
export const toBox = ({ center, zoom, widthPx, heightPx }: MapPart, { x, y }: WorldPoint): { xPx: number; yPx: number } => {
  const scale = worldPx * 2 ** zoom;
  return { xPx: (x - center.x) * scale + widthPx / 2, yPx: (y - center.y) * scale + heightPx / 2 };
};
