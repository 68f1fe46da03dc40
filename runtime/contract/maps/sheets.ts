/**
 * The sheets of the embedded map: squares of the world in Mercator's projection, as many across a level as 2 to its zoom. A map shows those of the
 * last level whose zoom is at most its own. `extent` is how many units a sheet is wide. (Our choice.)
 */
export const mapLevels = [
  { zoom: 0, extent: 4096 },
  { zoom: 4, extent: 4096 },
  { zoom: 6, extent: 16_384 },
] as const;

/** Where the list of sheets that exist says whether this one does; column and row begin in the north-west. */
export const sheetIndex = (level: number, x: number, y: number): number =>
  mapLevels.slice(0, level).reduce((before, { zoom }) => before + 4 ** zoom, 0) + y * 2 ** (mapLevels[level]?.zoom ?? 0) + x;
