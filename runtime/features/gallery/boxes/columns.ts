import { buildElement } from '../../../browser/build-element.ts';
import { type PageWide, pageWide } from '../../../browser/page-wide.ts';
import { autogridLimits, carouselLimits, gridLimits } from '../../../contract/gallery/constants.ts';
import type { Fields } from '../../../contract/read.ts';

declare module '../../../browser/page-wide.ts' {
  interface PageWide {
    /** Whether CSS computes the number of columns correctly in this browser; measured once. */
    readonly cssColumns: { readonly areCorrect: boolean };
  }
}

/**
 * Returns the number of columns of about this width: rounded down with `min`, so that no column is narrower, else rounded up, so
 * that no column is wider. At least 1. See gallery#column-count.
 */
export function columnCount(widthPx: number, columnWidthPx: number, gutterPx: number, behavior: unknown): number {
  const exact = (widthPx + gutterPx) / (columnWidthPx + gutterPx);
  // The tolerance absorbs rounding errors.
  return Math.max(1, behavior === 'min' ? Math.floor(exact + 1e-6) : Math.ceil(exact - 1e-6));
}

/** Limits a number of columns on narrow widths: gallery#narrow-columns. */
export function columnsInWidth(columns: number, widthPx: number): number {
  if (widthPx < carouselLimits.twoPerRowBelowPx) return Math.min(columns, 2);
  return widthPx < carouselLimits.threePerRowBelowPx ? Math.min(columns, 3) : columns;
}

/** Returns the number of columns by the layout rules, for browsers whose CSS computes another one. */
export function columnsOf(design: string, input: Fields, widthPx: number): number {
  const number = (fallback: number, ...names: string[]): number =>
    names.map((name) => Math.floor(Number.parseFloat(`${input[name]}`))).find((number) => number >= 1) ?? fallback;
  if (design === 'carousel') return columnsInWidth(number(carouselLimits.slidesPerRow, 'slidesPerRow'), widthPx);
  const exact = design === 'grid' ? number(0, 'thumbnails-per-row', 'perRow', 'slidesPerRow') : 0;
  const chosen = columnsInWidth(number(0, 'numColumns'), widthPx);
  if (exact || chosen || design === 'grid') return exact || chosen || gridLimits.perRow;
  return columnCount(
    widthPx,
    number(autogridLimits.columnWidthPx, 'columnWidth'),
    number(0, 'gutter'),
    input.columnBehavior || (design === 'autogrid' && 'min'),
  );
}

/** Sets the number of columns for the layout rules if the browser's CSS computes another one. */
export function fitColumns(gallery: HTMLElement, design: string, input: Fields, widthPx: number): void {
  if (!pageWide('cssColumns', measureColumns).areCorrect)
    gallery.style.setProperty('--ss-count', String(columnsOf(design, input, widthPx)));
}

/**
 * Lays out a row of 9 columns, 1010 px wide, by the layout rules. A browser that cannot divide a length by a length ignores them;
 * one that divides percentages to 0 draws 2 columns. https://drafts.csswg.org/css-values-4/#calc-type-checking
 */
function measureColumns(): PageWide['cssColumns'] {
  const row = buildElement(document, 'div', { 'data-ss-slides': 'carousel rows' }, document.createElement('div'));
  row.style.cssText = 'position:absolute;visibility:hidden;width:1010px;--ss-slidesPerRow:9';
  document.documentElement.append(row);
  const areCorrect = Math.round((row.firstElementChild as HTMLElement).offsetWidth) === 103;
  row.remove();
  return { areCorrect };
}
