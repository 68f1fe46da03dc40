import { readFields, readFlag, readNumber, readText } from '../read.ts';
import { mapLimits } from './limits.ts';
import { type MapStyle, mapStyles } from './map-styles.ts';

/** A map block's location and display options. Spec 1 §3. Angles are degrees. */
export interface MapOptions {
  readonly latitude: number;
  readonly longitude: number;
  readonly markerLatitude: number;
  readonly markerLongitude: number;
  readonly zoom: number;
  readonly addressTitle: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCountry: string;
  readonly style: MapStyle;
  readonly showLabels: boolean;
  readonly showTerrain: boolean;
  readonly showControls: boolean;
  readonly draggable: boolean;
  readonly scrollwheel: boolean;
  readonly disableDefaultUI: boolean;
  readonly markerDraggable: boolean;
  readonly linkOnClick: boolean;
  /** null: the block does not say. */
  readonly vSize: number | null;
  /** Height over width. */
  readonly aspectPercent: number | null;
}

/** A style by its number or its name, in any case; Grayscale for anything else. */
const readStyle = (value: unknown): MapStyle => {
  const [found] = (Object.entries(mapStyles) as [MapStyle, number][]).filter(([name, number]) =>
    typeof value === 'string' && readNumber(value) === null
      ? name.toLowerCase() === value.toLowerCase()
      : number === readNumber(value),
  );
  return found?.[0] ?? 'Grayscale';
};

/** The first value that is there decides; the default where none is. */
const readFlagOr = (fallback: boolean, ...values: readonly unknown[]): boolean => {
  const fields = values.find((value) => value === true || value === false || value === 'true' || value === 'false');
  return fields === undefined ? fallback : readFlag(fields);
};

/** Null for a number off the globe, too. */
const readWithin = (most: number, value: unknown): number | null => {
  const degrees = readNumber(value);
  return degrees !== null && Math.abs(degrees) <= most ? degrees : null;
};

/**
 * Returns the options of a map block's JSON, defaults of spec 1 §3 filled in: the location is its `location`, and display options go
 * by their own names or by the shorter ones that pages hold (`labels`, `terrain`, `controls`). Never throws.
 */
export const decodeMap = (input: unknown): MapOptions => {
  const block = readFields(input);
  const location = readFields(block.location);
  const latitude = readWithin(90, location.mapLat) ?? mapLimits.defaultLatitudeDegrees;
  const longitude = readWithin(180, location.mapLng) ?? mapLimits.defaultLongitudeDegrees;
  const zoom = readNumber(location.mapZoom) ?? -1;
  return {
    latitude,
    longitude,
    markerLatitude: readWithin(90, location.markerLat) ?? latitude,
    markerLongitude: readWithin(180, location.markerLng) ?? longitude,
    zoom: zoom < 0 ? mapLimits.defaultZoom : zoom,
    addressTitle: readText(location.addressTitle),
    addressLine1: readText(location.addressLine1),
    addressLine2: readText(location.addressLine2),
    addressCountry: readText(location.addressCountry),
    style: readStyle(block.style),
    showLabels: readFlagOr(true, block.showLabels, block.labels),
    showTerrain: readFlagOr(false, block.showTerrain, block.terrain),
    showControls: readFlagOr(true, block.showControls, block.controls),
    draggable: readFlagOr(true, block.draggable),
    scrollwheel: readFlagOr(true, block.scrollwheel),
    disableDefaultUI: readFlagOr(true, block.disableDefaultUI),
    markerDraggable: readFlagOr(false, block.markerDraggable),
    linkOnClick: readFlagOr(true, block.linkOnClick),
    vSize: readNumber(block.vSize),
    aspectPercent: readNumber(block.aspectRatio),
  };
};
