import { autogridLimits } from '../../contract/limits.ts';
import { columnCount } from '../columns.ts';
import { integerOf, shapeRatio } from '../given.ts';
import { still } from '../still.ts';

/** Rows of as many equal columns as the column width asks for. Spec 1 §9 "Autogrid". */
export const autogrid = still({
  name: 'autogrid',
  css: ':where([data-ss-layout=autogrid]){display:grid;grid-template-columns:repeat(var(--ss-columns),minmax(0,1fr));gap:var(--ss-gap)}',
  shape(given, widthPx) {
    const gutterPx = integerOf(given, ['gutter'], autogridLimits.gutterPx);
    const columnWidthPx = integerOf(given, ['columnWidth'], autogridLimits.columnWidthPx, 1);
    return { columns: columnCount(widthPx, columnWidthPx, gutterPx, String(given.columnBehavior)), gap: `${gutterPx}px` };
  },
  ratio: ({ imageAspectRatio }) => shapeRatio(imageAspectRatio),
});
