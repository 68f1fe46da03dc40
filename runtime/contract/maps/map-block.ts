import { readFields, readFlag, readNumber, readText } from '../read.ts';
import { mapLimits } from './constants.ts';

/** Named styles by their numbers. maps#styles */
export const mapStyles = { Original: 1, Grayscale: 2, Satellite: 3, MinimalDark: 4, MinimalLight: 5, MinimalBlue: 6 } as const;
export type MapStyle = keyof typeof mapStyles;

/** A map block's location and display options; angles in degrees. maps#options */
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
  /** null if the block has none. */
  readonly vSize: number | null;
  /** Height as a percentage of the width; null if the block has none. */
  readonly aspectPercent: number | null;
}

/** Returns the style of a number or of a name in any case; Grayscale for any other value. */
const readStyle = (value: unknown): MapStyle => {
  const [found] = (Object.entries(mapStyles) as [MapStyle, number][]).filter(([name, number]) =>
    typeof value === 'string' && readNumber(value) === null
      ? name.toLowerCase() === value.toLowerCase()
      : number === readNumber(value),
  );
  return found?.[0] ?? 'Grayscale';
};

/** Returns the first value that is a flag; `fallback` without one. */
const readFlagOr = (fallback: boolean, ...values: readonly unknown[]): boolean => {
  const flag = values.find((value) => value === true || value === false || value === 'true' || value === 'false');
  return flag === undefined ? fallback : readFlag(flag);
};

/** Returns a number of degrees; null for any other value, and for a number beyond `limit` in either direction. */
const readWithin = (limit: number, value: unknown): number | null => {
  const degrees = readNumber(value);
  return degrees !== null && Math.abs(degrees) <= limit ? degrees : null;
};

/**
 * Returns the options of a map block's JSON with defaults filled in. Display options have their own names or the shorter ones of
 * published pages. Never throws. maps#location, maps#option-names
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
