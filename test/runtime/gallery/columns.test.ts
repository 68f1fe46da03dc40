import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { columnCount, columnsInWidth, columnsOf } from '../../../runtime/features/gallery/boxes/columns.ts';

// gallery#column-count
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

test.each([
  [3, 1000, 3],
  [3, 724, 3],
  [5, 723, 3],
  [2, 723, 2],
  [3, 480, 3],
  [3, 479, 2],
  [2, 479, 2],
  [1, 479, 1],
  [1, 300, 1],
  [6, 1200, 6],
])('a carousel of %s slides a row, %s px wide, shows %s', (perRow, widthPx, inView) => {
  expect(columnsInWidth(perRow, widthPx)).toBe(inView);
});

// gallery#narrow-columns
test('a chosen number of columns is at most two below 480 px', () => {
  expect([columnsInWidth(3, 479), columnsInWidth(3, 480), columnsInWidth(1, 300)]).toEqual([2, 3, 1]);
});

test.each([
  ['grid', {}, 300, 4],
  ['grid', { 'thumbnails-per-row': 6, perRow: 2 }, 300, 6],
  ['grid', { numColumns: 3 }, 479, 2],
  ['autogrid', { columnWidth: '270', gutter: 30 }, 960, 3],
  ['autogrid', { columnWidth: 370, gutter: 40 }, 1439, 3],
  ['autogrid', { columnWidth: 370, gutter: 40, columnBehavior: 'max' }, 1439, 4],
  ['grid', { slidesPerRow: 3 }, 960, 3],
  ['autogrid', { columnWidth: 270, gutter: 30, columnBehavior: 'min' }, 960, 3],
  ['autocolumns', {}, 960, 4],
  ['autocolumns', { numColumns: 5 }, 960, 5],
  ['carousel', {}, 960, 3],
  ['carousel', { slidesPerRow: 5 }, 700, 3],
  // Invalid numbers of columns and widths count as missing.
  ['grid', { 'thumbnails-per-row': 0 }, 960, 4],
  ['grid', { 'thumbnails-per-row': '2.7' }, 960, 2],
  ['autogrid', { columnWidth: 0, gutter: -5 }, 960, 3],
  ['carousel', { slidesPerRow: 0 }, 960, 3],
  ['carousel', { slidesPerRow: -2 }, 960, 3],
  ['carousel', { slidesPerRow: 'all' }, 479, 2],
])('the columns of %s with %j in %s px: %s', (design, given, widthPx, columns) => {
  expect(columnsOf(design, given, widthPx)).toBe(columns);
});

test('the layout rules never divide a bare percentage by a length, which is 0 in WebKit', async () => {
  const css = await readFile(new URL('../../../runtime/features/gallery/boxes/layout-rules.css', import.meta.url), 'utf8');
  const declarations = css.replace(/\/\*[\s\S]*?\*\/|\s+/g, ' ').split(/[;{}]/);
  const divisions = declarations.filter((each) => /\/ ?(\d+px|\( ?var\(--ss-columnWidth)/.test(each));
  expect(divisions).toHaveLength(2);
  for (const division of divisions) expect(division).not.toContain('100%');
});
