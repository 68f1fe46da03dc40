import { expect, test } from 'vitest';
import { mapSchema } from '../../helpers/schemas/map-schema.ts';

const wrong = (block: unknown) => mapSchema.safeParse(block).error?.issues.map(({ path }) => path.join('/')) ?? [];

test('all keys of a map except its location are optional', () => {
  expect(wrong({ location: {} })).toEqual([]);
  expect(wrong({ location: { mapLat: -90, mapLng: 180, mapZoom: 12 }, style: 6, labels: true, vSize: null })).toEqual([]);
  expect(wrong({})).toEqual(['location']);
});

test('coordinates outside the globe, unknown styles and flags of another type are invalid', () => {
  expect(wrong({ location: { mapLat: 90.1, markerLng: -181, mapZoom: -1 }, style: 7, labels: 'on' })).toEqual([
    'location/mapLat',
    'location/markerLng',
    'location/mapZoom',
    'style',
    'labels',
  ]);
});
