import { expect, test } from 'vitest';
import { columnCount, columnsInWidth, packColumns } from '../../../runtime/gallery/columns.ts';

test.each([
  [700, 250, 0, '', 3],
  [700, 250, 0, 'min', 2],
  [750, 250, 0, '', 3],
  [750, 250, 0, 'min', 3],
  [751, 250, 0, '', 4],
  [700, 270, 60, '', 3],
  [700, 270, 60, 'min', 2],
  [100, 250, 0, 'min', 1],
  [0, 250, 0, '', 1],
])('in %s px, columns of %s px with %s px between, behaviour %j: %s', (widthPx, columnPx, gutterPx, behavior, columns) => {
  expect(columnCount(widthPx, columnPx, gutterPx, behavior)).toBe(columns);
});

test('puts each slide into the column that is shortest so far, the first of equals', () => {
  expect(packColumns([100, 50, 80, 10, 5], 2, 10)).toEqual({
    places: [
      { column: 0, topPx: 0 },
      { column: 1, topPx: 0 },
      { column: 1, topPx: 60 },
      { column: 0, topPx: 110 },
      { column: 0, topPx: 130 },
    ],
    heightPx: 140,
  });
  expect(packColumns([], 3, 10)).toEqual({ places: [], heightPx: 0 });
});

test('a chosen number of columns is at most two below 480 px', () => {
  expect([columnsInWidth(3, 479), columnsInWidth(3, 480), columnsInWidth(1, 300)]).toEqual([2, 3, 1]);
});
