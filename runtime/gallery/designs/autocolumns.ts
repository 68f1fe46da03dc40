import { isUnset } from '../../contract/decoders/read.ts';
import { RuntimeError } from '../../contract/errors.ts';
import { autocolumnsLimits } from '../../contract/limits.ts';
import { galleryPartMessages } from '../../contract/messages.ts';
import { columnCount, columnsInWidth, packColumns } from '../columns.ts';
import { type Given, integerOf, shapeRatio } from '../given.ts';
import { still } from '../still.ts';

/**
 * Columns of slides of different heights, each slide in the column that is shortest so far.
 * Throws RuntimeError (`bad-column-width`) for a column width that is no positive number. Spec 1 §5, §9 "Autocolumns".
 */
export const autocolumns = still({
  name: 'autocolumns',
  css: `:where([data-ss-layout=autocolumns]){position:relative}
:where([data-ss-layout=autocolumns]>*){position:absolute;margin:0;width:calc((100% + var(--ss-gap))/var(--ss-columns) - var(--ss-gap))}`,
  shape(given, widthPx) {
    const gutterPx = gutterOf(given);
    return { columns: columnsOf(given, widthPx), gap: `${gutterPx}px` };
  },
  ratio: ({ imageAspectRatio }) => shapeRatio(imageAspectRatio),
  arrange({ gallery, slides, options, onEnd, size }) {
    const given = options.given ?? {};
    const heightsPx = new Map<Element, number>();
    let { widthPx } = size;
    const pack = (): void => {
      const columns = columnsOf(given, widthPx);
      const { places, heightPx } = packColumns(
        Array.from(slides, (slide) => heightsPx.get(slide) ?? 0),
        columns,
        gutterOf(given),
      );
      places.forEach(({ column, topPx }, index) => {
        const style = slides[index]?.style;
        style?.setProperty('inset-inline-start', `calc((100% + var(--ss-gap))*${column}/var(--ss-columns))`);
        style?.setProperty('top', `${topPx}px`);
      });
      gallery.style.height = `${heightPx}px`;
    };
    // Tells the heights without asking for a layout, again when a font or a picture of unknown shape has come.
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect, borderBoxSize } of entries)
        heightsPx.set(target, borderBoxSize?.[0]?.blockSize ?? contentRect.height);
      pack();
    });
    for (const slide of Array.from(slides)) observer.observe(slide);
    onEnd(() => observer.disconnect());
    return (size) => {
      ({ widthPx } = size);
      pack();
    };
  },
});

const gutterOf = (given: Given): number => integerOf(given, ['gutter'], autocolumnsLimits.gutterPx);

function columnsOf(given: Given, widthPx: number): number {
  const fixed = integerOf(given, ['numColumns'], 0);
  if (fixed > 0) return columnsInWidth(fixed, widthPx);
  const columnWidthPx = integerOf(given, ['columnWidth'], 0, 1);
  if (columnWidthPx === 0 && !isUnset(given.columnWidth))
    throw new RuntimeError('bad-column-width', galleryPartMessages.badColumnWidth);
  return columnCount(widthPx, columnWidthPx || autocolumnsLimits.columnWidthPx, gutterOf(given), String(given.columnBehavior));
}
