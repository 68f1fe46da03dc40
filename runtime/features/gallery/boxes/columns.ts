import { buildElement } from '../../../browser/build-element.ts';
import { type PageWide, pageWide } from '../../../browser/page-wide.ts';
import { autogridLimits, carouselLimits, gridLimits } from '../../../contract/gallery/limits.ts';
import type { Fields } from '../../../contract/read.ts';

declare module '../../../browser/page-wide.ts' {
  interface PageWide {
    /** Whether the layout rules count columns right in this browser: measured once. */
    readonly cssColumns: { readonly areRight: boolean };
  }
}

/**
 * How many columns of about this width stand beside one another: as many as there is room for (`min`: none is narrower), or
 * else as many as it takes so that none is wider. At least one. Spec 1 §9 "Autocolumns".
 */
export function columnCount(widthPx: number, columnWidthPx: number, gutterPx: number, behavior: unknown): number {
  const exact = (widthPx + gutterPx) / (columnWidthPx + gutterPx);
  // A hair's breadth is no column.
  return Math.max(1, behavior === 'min' ? Math.floor(exact + 1e-6) : Math.ceil(exact - 1e-6));
}

/**
 * A number of columns that was chosen for a wide page: at most 2 below 480 px, at most 3 below 724 px. Spec 1 §4 "Carousel", which
 * says so of carousels with more than 1 and more than 2: fewer stay as they are. Of gallery sections as well (our choice).
 */
export function columnsInWidth(columns: number, widthPx: number): number {
  if (widthPx < carouselLimits.twoPerRowBelowPx) return Math.min(columns, 2);
  return widthPx < carouselLimits.threePerRowBelowPx ? Math.min(columns, 3) : columns;
}

/** The same as the rules of the layouts, for browsers whose CSS does not count columns right. */
export function columnsOf(design: string, input: Fields, widthPx: number): number {
  const number = (fallback: number, ...names: string[]): number =>
    names.map((name) => Math.floor(Number.parseFloat(`${input[name]}`))).find((number) => number >= 1) ?? fallback;
  if (design === 'carousel') return columnsInWidth(number(carouselLimits.slidesPerRow, 'slidesPerRow'), widthPx);
  const exact = design === 'grid' ? number(0, 'thumbnails-per-row', 'perRow') : 0;
  const chosen = columnsInWidth(number(0, 'numColumns'), widthPx);
  if (exact || chosen || design === 'grid') return exact || chosen || gridLimits.perRow;
  return columnCount(widthPx, number(autogridLimits.columnWidthPx, 'columnWidth'), number(0, 'gutter'), input.columnBehavior);
}

/** Sets for the layout rules how many columns there are, where the browser's CSS does not count them right. */
export function fitColumns(gallery: HTMLElement, design: string, input: Fields, widthPx: number): void {
  if (!pageWide('cssColumns', measureColumns).areRight)
    gallery.style.setProperty('--ss-count', String(columnsOf(design, input, widthPx)));
}

/**
 * Lays out a row of 9 columns, 1010 px wide, by the layout rules: a browser that divides no length by a length ignores them, one
 * that divides percentages to 0 accepts them and draws 2 columns.
 */
function measureColumns(): PageWide['cssColumns'] {
  const row = buildElement(document, 'div', { 'data-ss-slides': 'carousel' }, document.createElement('div'));
  row.style.cssText = 'position:absolute;visibility:hidden;width:1010px;--ss-slidesPerRow:9';
  document.documentElement.append(row);
  const areRight = Math.round((row.firstElementChild as HTMLElement).offsetWidth) === 103;
  row.remove();
  return { areRight };
}
