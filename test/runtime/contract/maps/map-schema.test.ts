import { expect, test } from 'vitest';
import { mapSchema } from '../../../../runtime/contract/schemas/index.ts';

const wrong = (block: unknown) => mapSchema.safeParse(block).error?.issues.map(({ path }) => path.join('/')) ?? [];

test('a map may leave everything but its location open', () => {
  expect(wrong({ location: {} })).toEqual([]);
  expect(wrong({ location: { mapLat: -90, mapLng: 180, mapZoom: 12 }, style: 6, labels: true, vSize: null })).toEqual([]);
  expect(wrong({})).toEqual(['location']);
});

test('places off the globe, styles that do not exist and flags that are none are wrong', () => {
  expect(wrong({ location: { mapLat: 90.1, markerLng: -181, mapZoom: -1 }, style: 7, labels: 'on' })).toEqual([
    'location/mapLat',
    'location/markerLng',
    'location/mapZoom',
    'style',
    'labels',
  ]);
});
