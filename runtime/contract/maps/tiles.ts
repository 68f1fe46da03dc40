/**
 * Levels of the embedded map's tiles. A level of zoom z has 2^z by 2^z tiles; `extent` is the width of a tile in tile units. A map
 * uses the last level whose zoom is at most the map's zoom. maps#tiles
 */
export const mapLevels = [
  { zoom: 0, extent: 4096 },
  { zoom: 4, extent: 4096 },
  { zoom: 6, extent: 16_384 },
] as const;

/** Returns the index of a tile in the list of existing tiles. Column and row are 0 in the north-west. */
export const tileIndex = (level: number, x: number, y: number): number =>
  mapLevels.slice(0, level).reduce((before, { zoom }) => before + 4 ** zoom, 0) + y * 2 ** (mapLevels[level]?.zoom ?? 0) + x;
