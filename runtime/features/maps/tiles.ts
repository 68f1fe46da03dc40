import { mapLevels, tileIndex } from '../../contract/maps/constants.ts';
import { decodeTile, type Lines, type MapLabel } from './decode-tile.ts';
import { type MapPart, worldPx } from './projection.ts';

/** Level, column and row of a tile; the column may lie beyond the date line. */
export interface TilePlace {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** A decoded tile with its lines as paths. */
interface PaintableTile {
  readonly land: Path2D;
  readonly borders: Path2D;
  readonly places: readonly MapLabel[];
}

export interface Tiles {
  /** Returns a tile; null for one that is not loaded or contains only sea. */
  get(place: TilePlace): PaintableTile | null;
  /** Fetches the tiles of a part of the world. Resolves when all are loaded or have failed, to whether any was fetched. */
  load(part: MapPart): Promise<boolean>;
}

/** Largest number of tiles of a view, which may repeat the world; a canvas of 6912 x 3888 px has 28 x 17. (our choice) */
const maxTiles = 512;

/** Returns the tiles that a part of the world covers. */
export function tilesOf({ center, zoom, widthPx, heightPx }: MapPart): readonly TilePlace[] {
  const level = mapLevels.reduce((best, { zoom: from }, index) => (zoom >= from ? index : best), 0);
  const across = 2 ** (mapLevels[level]?.zoom ?? 0);
  const scale = worldPx * 2 ** zoom;
  const first = (middle: number, px: number) => Math.floor((middle - px / 2 / scale) * across);
  const last = (middle: number, px: number) => Math.floor((middle + px / 2 / scale) * across);
  const places: TilePlace[] = [];
  for (let y = Math.max(0, first(center.y, heightPx)); y <= Math.min(across - 1, last(center.y, heightPx)); y += 1)
    for (let x = first(center.x, widthPx); x <= last(center.x, widthPx) && places.length < maxTiles; x += 1)
      places.push({ level, x, y });
  return places;
}

/**
 * Creates the tiles of the embedded map, each fetched once per page. maps#tiles
 * @param index one character per tile in the order of `tileIndex`, `1` for a tile that exists.
 * @param fetchTile returns the text of a tile by its name.
 */
export function createTiles(index: string, fetchTile: (name: string) => Promise<string>): Tiles {
  const tiles = new Map<string, PaintableTile | Promise<unknown>>();
  const fileNameOf = ({ level, x, y }: TilePlace): string | null => {
    const { zoom = 0 } = mapLevels[level] ?? {};
    const column = ((x % 2 ** zoom) + 2 ** zoom) % 2 ** zoom;
    return index[tileIndex(level, column, y)] === '1' ? `${zoom}-${column}-${y}` : null;
  };
  const loadTile = (name: string): Promise<unknown> => {
    const loading = fetchTile(name).then(
      (text) => {
        const { land, borders, places } = decodeTile(text);
        tiles.set(name, { land: pathOf(land, true), borders: pathOf(borders, false), places });
      },
      () => void tiles.delete(name),
    );
    tiles.set(name, loading);
    return loading;
  };
  return {
    get(place) {
      const tile = tiles.get(fileNameOf(place) ?? '');
      return tile && !(tile instanceof Promise) ? tile : null;
    },
    async load(part) {
      const names = new Set(tilesOf(part).map(fileNameOf));
      const loading = [...names].flatMap((name) => {
        const tile = name === null ? null : (tiles.get(name) ?? loadTile(name));
        return tile instanceof Promise ? [tile] : [];
      });
      await Promise.all(loading);
      return loading.length > 0;
    },
  };
}

function pathOf(lines: Lines, isClosed: boolean): Path2D {
  const path = new Path2D();
  for (const points of lines) {
    for (let at = 0; at < points.length; at += 2) {
      const x = points[at] ?? 0;
      const y = points[at + 1] ?? 0;
      if (at === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    if (isClosed) path.closePath();
  }
  return path;
}
