import { mapLevels, sheetIndex } from '../../contract/maps/sheets.ts';
import { decodeSheet, type Lines, type MapLabel } from './decode-sheet.ts';
import { type MapPart, worldPx } from './projection.ts';

/** Which sheet of which level; the column may lie beyond the date line. */
export interface SheetPlace {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** A sheet that can be painted: its lines are built once. */
interface PaintedSheet {
  readonly land: Path2D;
  readonly borders: Path2D;
  readonly places: readonly MapLabel[];
}

export interface Sheets {
  /** null: it is not there yet, or there is nothing but sea. */
  get(place: SheetPlace): PaintedSheet | null;
  /** Settles when what this part of the world needs is there, or cannot be had. True if any of it has come by this. */
  bring(part: MapPart): Promise<boolean>;
}

/** A view that shows the whole world twice needs no third one. */
const mostSheets = 64;

/** The sheets that a part of the world lies on. */
export function sheetsOf({ center, zoom, widthPx, heightPx }: MapPart): readonly SheetPlace[] {
  const level = mapLevels.reduce((best, { zoom: from }, at) => (zoom >= from ? at : best), 0);
  const across = 2 ** (mapLevels[level]?.zoom ?? 0);
  const scale = worldPx * 2 ** zoom;
  const from = (middle: number, px: number) => Math.floor((middle - px / 2 / scale) * across);
  const to = (middle: number, px: number) => Math.floor((middle + px / 2 / scale) * across);
  const places: SheetPlace[] = [];
  for (let y = Math.max(0, from(center.y, heightPx)); y <= Math.min(across - 1, to(center.y, heightPx)); y += 1)
    for (let x = from(center.x, widthPx); x <= to(center.x, widthPx) && places.length < mostSheets; x += 1)
      places.push({ level, x, y });
  return places;
}

/**
 * The sheets of the embedded map, each fetched once a page. One that cannot be had is sea on this picture, and is asked for anew by the next.
 * @param index a letter a sheet, `1` for those that exist, by `sheetIndex`.
 * @param load returns the text of a sheet by its name.
 */
export function createSheets(index: string, load: (name: string) => Promise<string>): Sheets {
  const known = new Map<string, PaintedSheet | Promise<unknown>>();
  const nameOf = ({ level, x, y }: SheetPlace): string | null => {
    const { zoom = 0 } = mapLevels[level] ?? {};
    const column = ((x % 2 ** zoom) + 2 ** zoom) % 2 ** zoom;
    return index[sheetIndex(level, column, y)] === '1' ? `${zoom}-${column}-${y}` : null;
  };
  const fetchOne = (name: string): Promise<unknown> => {
    const coming = load(name).then(
      (text) => {
        const { land, borders, places } = decodeSheet(text);
        known.set(name, { land: pathOf(land, true), borders: pathOf(borders, false), places });
      },
      () => void known.delete(name),
    );
    known.set(name, coming);
    return coming;
  };
  return {
    get(place) {
      const sheet = known.get(nameOf(place) ?? '');
      return sheet && !(sheet instanceof Promise) ? sheet : null;
    },
    async bring(part) {
      const names = new Set(sheetsOf(part).map(nameOf));
      const coming = [...names].flatMap((name) => {
        const sheet = name === null ? null : (known.get(name) ?? fetchOne(name));
        return sheet instanceof Promise ? [sheet] : [];
      });
      await Promise.all(coming);
      return coming.length > 0;
    },
  };
}

function pathOf(lines: Lines, isClosed: boolean): Path2D {
  const path = new Path2D();
  for (const points of lines) {
    for (let at = 0; at < points.length; at += 2) {
      const [x = 0, y = 0] = [points[at], points[at + 1]];
      if (at === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    if (isClosed) path.closePath();
  }
  return path;
}
