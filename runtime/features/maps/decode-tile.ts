/** Lines of a tile: x and y alternate, in tile units from the north-west corner. */
export type Lines = readonly (readonly number[])[];

/** A name on the map, at a point of its tile. */
export interface MapLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly fromZoom: number;
  readonly isCountry: boolean;
}

export interface Tile {
  /** Outlines of land; seas inside have the opposite direction. */
  readonly land: Lines;
  readonly borders: Lines;
  readonly places: readonly MapLabel[];
}

/** Decodes a tile of `scripts/build/map-data.ts`: one line each for land, borders, names and the numbers of the names. */
export function decodeTile(text: string): Tile {
  const [land = '', borders = '', names = '', numbers = ''] = text.split('\n');
  const values = readNumbers(numbers);
  return {
    land: readLines(land),
    borders: readLines(borders),
    places: names.split('|').flatMap((name, index) => {
      const [x = 0, y = 0, rank = 0] = values.slice(index * 3, index * 3 + 3);
      return name ? [{ name, x, y, fromZoom: rank >> 1, isCountry: (rank & 1) === 1 }] : [];
    }),
  };
}

/** Decodes lines whose points are distances from the previous point. */
const readLines = (text: string): Lines =>
  text
    .split(' ')
    .filter(Boolean)
    .map((line) => {
      const points = readNumbers(line);
      for (let at = 2; at < points.length; at += 1) points[at] = (points[at] ?? 0) + (points[at - 2] ?? 0);
      return points;
    });

/**
 * Decodes numbers of five bits per character, the lowest first. The sixth bit is set if more follow; the lowest bit of a number
 * is its sign.
 */
function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const bits = code - (code > 92 ? 36 : 35);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
