/**
 * How many columns of about this width stand beside one another: as many as there is room for (`min`: none is narrower), or
 * else as many as it takes so that none is wider. At least one. Spec 1 §9 "Autocolumns".
 */
export function columnCount(widthPx: number, columnWidthPx: number, gutterPx: number, behavior: string): number {
  const exact = (widthPx + gutterPx) / (columnWidthPx + gutterPx);
  // A hair's breadth is no column.
  return Math.max(1, behavior === 'min' ? Math.floor(exact + 1e-6) : Math.ceil(exact - 1e-6));
}

/** A number of columns that was chosen for a wide page: at most two where there is less than 480 px (our choice). */
export const columnsInWidth = (columns: number, widthPx: number): number => (widthPx < 480 ? Math.min(columns, 2) : columns);

/** Where a slide stands: in which column, how far down. */
export interface Place {
  readonly column: number;
  readonly topPx: number;
}

/** Puts each slide, in order, into the column that is shortest so far, the first of equals; answers the whole height as well. */
export function packColumns(heightsPx: readonly number[], columns: number, gutterPx: number) {
  const endsPx = Array.from({ length: columns }, () => 0);
  const places = heightsPx.map((heightPx): Place => {
    const column = endsPx.indexOf(Math.min(...endsPx));
    const topPx = endsPx[column] ?? 0;
    endsPx[column] = topPx + heightPx + gutterPx;
    return { column, topPx };
  });
  return { places, heightPx: Math.max(0, Math.max(0, ...endsPx) - gutterPx) };
}
