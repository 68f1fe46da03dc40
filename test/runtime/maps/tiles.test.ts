import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { mapLevels, tileIndex } from '../../../runtime/contract/maps/constants.ts';
import { decodeTile } from '../../../runtime/features/maps/decode-tile.ts';
import { toWorld } from '../../../runtime/features/maps/projection.ts';
import { createTiles, tilesOf } from '../../../runtime/features/maps/tiles.ts';

afterEach(() => void vi.unstubAllGlobals());

const part = (latitude: number, longitude: number, zoom: number) => ({
  center: toWorld(latitude, longitude),
  zoom,
  widthPx: 600,
  heightPx: 400,
});
const everything = '1'.repeat(tileIndex(3, 0, 0));

test('a tile is decoded to lines and to names with their place and first zoom', () => {
  // `#` is 0, `%` is 1, `$` is -1, and the two characters `C$` are 16.
  expect(decodeTile('## %$\n%%%%\nA|B \u00e9\n##%%%$')).toEqual({
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
  expect(decodeTile('C$$')).toMatchObject({ land: [[16, -1]], places: [] });
  expect(decodeTile('')).toEqual({ land: [], borders: [], places: [] });
});

// maps#tiles
test('a canvas of 4608 x 1440 px, that of a map 2560 px wide, has tiles to its last row at zoom 4 and 6', () => {
  for (const zoom of [4, 6]) {
    const wide = { ...part(48, 8, zoom), widthPx: 4608, heightPx: 1440 };
    const tilePx = 256;
    const bottomPx = wide.center.y * tilePx * 2 ** zoom + wide.heightPx / 2;
    const rows = tilesOf(wide).map(({ y }) => y);
    expect(Math.max(...rows)).toBe(Math.min(2 ** zoom - 1, Math.floor(bottomPx / tilePx)));
  }
});

// maps#tiles
test('a map covers one tile at zoom 12, nine at zoom 4, and copies of the world at zoom 1; no tile is beyond the poles', () => {
  expect(tilesOf(part(40.720882, -74.000988, 12))).toEqual([{ level: 2, x: 18, y: 24 }]);
  expect(tilesOf(part(50.2, -5.45, 4)).map(({ level }) => level)).toEqual(Array(9).fill(1));
  expect(tilesOf(part(0, 0, 1)).map(({ level, x, y }) => [level, x, y])).toEqual([
    [0, -1, 0],
    [0, 0, 0],
    [0, 1, 0],
  ]);
  expect(tilesOf(part(89, 0, 6)).every(({ y }) => y >= 0)).toBe(true);
});

// maps#tiles
test('each tile is fetched once, also beyond the date line; a failed one is fetched again; sea is not fetched', async () => {
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      closePath() {}
    },
  );
  const load = vi.fn((name: string) => (name.startsWith('6-0-') ? Promise.reject(new Error('gone')) : Promise.resolve('####')));
  const tiles = createTiles(everything, load);
  const line = part(0.1, 180, 7);
  expect(tiles.get({ level: 2, x: 64, y: 31 })).toBeNull();
  expect(await tiles.load(line)).toBe(true);
  const first = load.mock.calls.map(([name]) => name);
  expect(first).toContain('6-63-31');
  expect(first).toContain('6-0-31');
  expect(tiles.get({ level: 2, x: -1, y: 31 })).toBe(tiles.get({ level: 2, x: 63, y: 31 }));
  expect(await tiles.load(line)).toBe(true);
  expect(load.mock.calls.slice(first.length).every(([name]) => name.startsWith('6-0-'))).toBe(true);

  const sea = createTiles(everything.replaceAll('1', '0'), load);
  expect(await sea.load(line)).toBe(false);
});

/** Folder of the built tiles. */
const folder = join('.build', 'runtime', 'chunks', 'maps');
async function read(name: string) {
  const file = readdirSync(folder).find((each) => each.startsWith(`${name}-`));
  return decodeTile(((await import(join(process.cwd(), folder, file ?? ''))) as { default: string }).default);
}

test(
  'the tile of New York has the town at its place and land on both sides of the Hudson; the tile of the world has each ' +
    'country once',
  async () => {
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
    // Land on both sides of the date line is joined, so that no line runs around the world.
    const leaps = world.land.flatMap((line) =>
      line.filter((x, i) => i % 2 === 0 && i > 1 && Math.abs(x - (line[i - 2] ?? 0)) > 3500),
    );
    expect(leaps).toHaveLength(1);
  },
);
