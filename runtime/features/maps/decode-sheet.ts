/** Lines of a sheet: x and y by turns, in the sheet's units from its north-west corner. */
export type Lines = readonly (readonly number[])[];

/** A name on the map, at a point of its sheet. */
export interface MapLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly fromZoom: number;
  readonly isCountry: boolean;
}

export interface Sheet {
  /** Outlines of land, seas within it turning the other way. */
  readonly land: Lines;
  readonly borders: Lines;
  readonly places: readonly MapLabel[];
}

/** Reads what `scripts/build/map-data.ts` wrote. */
export function decodeSheet(text: string): Sheet {
  const [land = '', borders = '', names = '', numbers = ''] = text.split('\n');
  const values = readNumbers(numbers);
  return {
    land: readLines(land),
    borders: readLines(borders),
    places: names.split('|').flatMap((name, at) => {
      const [x = 0, y = 0, rank = 0] = values.slice(at * 3, at * 3 + 3);
      return name ? [{ name, x, y, fromZoom: rank >> 1, isCountry: (rank & 1) === 1 }] : [];
    }),
  };
}

const readLines = (text: string): Lines =>
  text
    .split(' ')
    .filter(Boolean)
    .map((line) => {
      const points = readNumbers(line);
      for (let at = 2; at < points.length; at += 1) points[at] = (points[at] ?? 0) + (points[at - 2] ?? 0);
      return points;
    });

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
