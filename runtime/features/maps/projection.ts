/** A point of the world in the Mercator projection: 0, 0 is the north-west corner, 1, 1 the south-east corner. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Latitude of the edges of the square map: https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
const maxLatitudeDegrees = 85.0511;
/** Width of the world at zoom 0. */
export const worldPx = 256;

export const minZoom = 1;
export const maxZoom = 18;

export function toWorld(latitude: number, longitude: number): WorldPoint {
  const clamped = Math.max(-maxLatitudeDegrees, Math.min(maxLatitudeDegrees, latitude));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The part of the world that a box shows. */
export interface MapPart {
  readonly center: WorldPoint;
  readonly zoom: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Returns the place of a point in the part's box in px from the upper left corner. */
export const toBox = ({ center, zoom, widthPx, heightPx }: MapPart, { x, y }: WorldPoint): { xPx: number; yPx: number } => {
  const scale = worldPx * 2 ** zoom;
  return { xPx: (x - center.x) * scale + widthPx / 2, yPx: (y - center.y) * scale + heightPx / 2 };
};

/** Returns the longitude, modulo 360, that is nearest to another one: a map at 179° shows a marker at -179°. maps#date-line */
export const nearestLongitude = (longitude: number, other: number): number =>
  longitude - 360 * Math.round((longitude - other) / 360);
