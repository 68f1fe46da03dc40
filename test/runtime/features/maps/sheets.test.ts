// covers: runtime/features/maps/decode-sheet.ts
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { mapLevels, sheetIndex } from '../../../../runtime/contract/maps/sheets.ts';
import { decodeSheet } from '../../../../runtime/features/maps/decode-sheet.ts';
import { toWorld } from '../../../../runtime/features/maps/projection.ts';
import { createSheets, sheetsOf } from '../../../../runtime/features/maps/sheets.ts';

afterEach(() => void vi.unstubAllGlobals());

const part = (latitude: number, longitude: number, zoom: number) => ({
  center: toWorld(latitude, longitude),
  zoom,
  widthPx: 600,
  heightPx: 400,
});
const everything = '1'.repeat(sheetIndex(3, 0, 0));

test('a sheet is read: lines as steps of five bits a letter, names with where they are and from which zoom', () => {
  // 0 is #, 1 is %, -1 is $, 16 is C and # with a bit of 32 and one more letter.
  expect(decodeSheet('## %$\n%%%%\nA|B \u00e9\n##%%%$')).toEqual({
    land: [
      [0, 0],
      [1, -1],
    ],
    borders: [[1, 1, 2, 2]],
    places: [
      { name: 'A', x: 0, y: 0, fromZoom: 0, isCountry: true },
      { name: 'B \u00e9', x: 1, y: 1, fromZoom: -1, isCountry: true },
    ],
  });
  expect(decodeSheet('C$$')).toMatchObject({ land: [[16, -1]], places: [] });
  expect(decodeSheet('')).toEqual({ land: [], borders: [], places: [] });
});

// maps#tiles
test('a map at zoom 12 lies on one or two sheets, at zoom 4 on its neighbours, at zoom 1 on the world; none lies beyond the poles', () => {
  expect(sheetsOf(part(40.720882, -74.000988, 12))).toEqual([{ level: 2, x: 18, y: 24 }]);
  expect(sheetsOf(part(50.2, -5.45, 4)).map(({ level }) => level)).toEqual(Array(9).fill(1));
  expect(sheetsOf(part(0, 0, 1)).map(({ level, x, y }) => [level, x, y])).toEqual([
    [0, -1, 0],
    [0, 0, 0],
    [0, 1, 0],
  ]);
  expect(sheetsOf(part(89, 0, 6)).every(({ y }) => y >= 0)).toBe(true);
});

// maps#tiles
test('each sheet is fetched once, over the date line too; one that failed is asked for again; sea is not asked for', async () => {
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      closePath() {}
    },
  );
  const load = vi.fn((name: string) => (name.startsWith('6-0-') ? Promise.reject(new Error('gone')) : Promise.resolve('####')));
  const sheets = createSheets(everything, load);
  const line = part(0.1, 180, 7);
  expect(sheets.get({ level: 2, x: 64, y: 31 })).toBeNull();
  expect(await sheets.bring(line)).toBe(true);
  const first = load.mock.calls.map(([name]) => name);
  expect(first).toContain('6-63-31');
  expect(first).toContain('6-0-31');
  expect(sheets.get({ level: 2, x: -1, y: 31 })).toBe(sheets.get({ level: 2, x: 63, y: 31 }));
  expect(await sheets.bring(line)).toBe(true);
  expect(load.mock.calls.slice(first.length).every(([name]) => name.startsWith('6-0-'))).toBe(true);

  const sea = createSheets(everything.replaceAll('1', '0'), load);
  expect(await sea.bring(line)).toBe(false);
});

/** The sheets that the build has made. */
const folder = join('.build', 'runtime', 'chunks', 'maps');
async function read(name: string) {
  const file = readdirSync(folder).find((each) => each.startsWith(`${name}-`));
  return decodeSheet(((await import(join(process.cwd(), folder, file ?? ''))) as { default: string }).default);
}

test('the sheet of New York has the town where it is, and land on both sides of the Hudson; the world’s has its countries once', async () => {
  const { extent } = mapLevels[2];
  const { places, land, borders } = await read('6-18-24');
  const town = places.find(({ name }) => name === 'New York City');
  const at = toWorld(40.71427, -74.00597);
  expect([town?.x, town?.y]).toEqual([Math.round((at.x * 64 - 18) * extent), Math.round((at.y * 64 - 24) * extent)]);
  expect([land.length > 3, borders.length]).toEqual([true, 0]);
  const world = await read('0-0-0');
  const names = world.places.filter(({ isCountry }) => isCountry).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Brazil', 'China', 'Canada', 'Russia']));
  expect(new Set(names).size).toBe(names.length);
  // What the date line cuts is joined beyond it: no line runs around the world.
  const leaps = world.land.flatMap((line) =>
    line.filter((x, i) => i % 2 === 0 && i > 1 && Math.abs(x - (line[i - 2] ?? 0)) > 3500),
  );
  expect(leaps).toHaveLength(1);
});
