/** maps#location, maps#marker-icon, maps#library-timeout, maps#update-debounce */
export const mapLimits = {
  loadTimeoutMs: 30_000,
  defaultLatitudeDegrees: 40.720882,
  defaultLongitudeDegrees: -74.000988,
  defaultZoom: 12,
  markerIconWidthPx: 48,
  markerIconHeightPx: 64,
  markerIconScaleRatio: 0.5,
  updateDebounceMs: 60,
} as const;

/** Messages of rejected loads (our choice). maps#library-timeout, maps#library-refusal */
export const mapMessages = {
  timeout: 'Loading the map library timed out',
  refused: 'The map library refuses the key of this page',
} as const;

/**
 * Levels of the embedded map's tiles. A level of zoom z has 2^z by 2^z tiles; `extent` is the width of a tile in tile units. A
 * map uses the last level whose zoom is at most the map's zoom. maps#tiles
 */
export const mapLevels = [
  { zoom: 0, extent: 4096 },
  { zoom: 4, extent: 4096 },
  { zoom: 6, extent: 16_384 },
] as const;

/** Returns the index of a tile in the list of existing tiles. Column and row are 0 in the north-west. */
export const tileIndex = (level: number, x: number, y: number): number =>
  mapLevels.slice(0, level).reduce((before, { zoom }) => before + 4 ** zoom, 0) + y * 2 ** (mapLevels[level]?.zoom ?? 0) + x;
