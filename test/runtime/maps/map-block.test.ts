import { expect, test } from 'vitest';
import { decodeMap, mapStyles } from '../../../runtime/contract/maps/map-block.ts';
import { hostileValues } from '../../helpers/values/hostile.ts';

// maps#styles
test('six map styles are numbered in their order', () => {
  expect(mapStyles).toEqual({ Original: 1, Grayscale: 2, Satellite: 3, MinimalDark: 4, MinimalLight: 5, MinimalBlue: 6 });
});

// maps#location, maps#options
test('a map without options has the defaults', () => {
  expect(decodeMap(undefined)).toEqual({
    latitude: 40.720882,
    longitude: -74.000988,
    markerLatitude: 40.720882,
    markerLongitude: -74.000988,
    zoom: 12,
    addressTitle: '',
    addressLine1: '',
    addressLine2: '',
    addressCountry: '',
    style: 'Grayscale',
    showLabels: true,
    showTerrain: false,
    showControls: true,
    draggable: true,
    scrollwheel: true,
    disableDefaultUI: true,
    markerDraggable: false,
    linkOnClick: true,
    vSize: null,
    aspectPercent: null,
  });
});

// maps#block-data, maps#option-names
test('location, style and options of a published block are decoded', () => {
  const block = {
    location: {
      mapLat: 49.26,
      mapLng: -123.04,
      mapZoom: 12.0,
      markerLat: 49.5,
      markerLng: -123.5,
      addressTitle: 'Studio',
      addressLine1: '1 Main Street',
      addressLine2: 'Town',
      addressCountry: 'Country',
    },
    style: 4,
    labels: false,
    terrain: true,
    controls: false,
    vSize: 12,
    aspectRatio: 54.7,
  };
  expect(decodeMap(block)).toMatchObject({
    latitude: 49.26,
    longitude: -123.04,
    markerLatitude: 49.5,
    markerLongitude: -123.5,
    zoom: 12,
    addressTitle: 'Studio',
    addressLine1: '1 Main Street',
    addressLine2: 'Town',
    addressCountry: 'Country',
    style: 'MinimalDark',
    showLabels: false,
    showTerrain: true,
    showControls: false,
    vSize: 12,
    aspectPercent: 54.7,
  });
});

// maps#location
test.each([undefined, null, '', 'north', Number.NaN, 90.5, -181, Number.POSITIVE_INFINITY, {}, [50]])(
  'a latitude of %s is replaced by the default of 40.720882 for the map and its marker',
  (mapLat) => {
    const { latitude, markerLatitude, longitude } = decodeMap({ location: { mapLat, mapLng: 12, markerLat: mapLat } });
    expect([latitude, markerLatitude, longitude]).toEqual([40.720882, 40.720882, 12]);
  },
);

// maps#location
test('numbers may be written as text; a negative zoom is replaced by 12', () => {
  const { latitude, longitude, zoom } = decodeMap({ location: { mapLat: '49.26', mapLng: ' -123.04 ', mapZoom: '9.0' } });
  expect([latitude, longitude, zoom]).toEqual([49.26, -123.04, 9]);
  for (const mapZoom of [-1, 'far', null]) expect(decodeMap({ location: { mapZoom } }).zoom).toBe(12);
});

// maps#option-names
test('display options may have their long names', () => {
  const names = ['showLabels', 'draggable', 'scrollwheel', 'showControls', 'disableDefaultUI', 'linkOnClick'] as const;
  const map = decodeMap({ ...Object.fromEntries(names.map((name) => [name, false])), showTerrain: true, markerDraggable: true });
  expect(names.map((name) => map[name])).toEqual(names.map(() => false));
  expect([map.showTerrain, map.markerDraggable]).toEqual([true, true]);
});

// maps#marker-place
test('a marker without coordinates is in the centre of the map', () => {
  const map = decodeMap({ location: { mapLat: 10, mapLng: 20, markerLng: 21 } });
  expect([map.markerLatitude, map.markerLongitude]).toEqual([10, 21]);
  expect(decodeMap({ location: { mapLat: 0, mapLng: 0 } })).toMatchObject({ latitude: 0, longitude: 0, markerLatitude: 0 });
});

// maps#styles
test('a style is a number or a name; an unknown one is Grayscale', () => {
  const styles = [1, 2, 3, 4, 5, 6, '3', 'minimalblue', 'grayscale', 7, 0, 'toString', null];
  expect(styles.map((style) => decodeMap({ style }).style)).toEqual([
    'Original',
    'Grayscale',
    'Satellite',
    'MinimalDark',
    'MinimalLight',
    'MinimalBlue',
    'Satellite',
    'MinimalBlue',
    'Grayscale',
    'Grayscale',
    'Grayscale',
    'Grayscale',
    'Grayscale',
  ]);
});

test('no value throws', () => {
  for (const value of hostileValues)
    for (const input of [
      value,
      { location: value },
      { location: { mapLat: value, mapZoom: value }, style: value, labels: value },
    ])
      expect(() => decodeMap(input)).not.toThrow();
});
