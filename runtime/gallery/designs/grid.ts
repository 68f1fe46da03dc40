import { gridLimits } from '../../contract/limits.ts';
import { columnsInWidth } from '../columns.ts';
import { integerOf, shapeRatio } from '../given.ts';
import { still } from '../still.ts';

/** Equal columns, so many across, with the padding between them; boxes of one shape, square by default. Spec 1 §9 "Grid". */
export const grid = still({
  name: 'grid',
  css: ':where([data-ss-layout=grid]){display:grid;grid-template-columns:repeat(var(--ss-columns),minmax(0,1fr));gap:var(--ss-gap)}',
  shape: (given, widthPx) => ({
    columns: integerOf(
      given,
      ['thumbnails-per-row', 'perRow'],
      columnsInWidth(
        integerOf(given, ['numColumns'], gridLimits.perRow, 1),
        given.numColumns ? widthPx : Number.POSITIVE_INFINITY,
      ),
      1,
    ),
    gap: `${integerOf(given, ['padding', 'gutter'], gridLimits.paddingPx)}px`,
  }),
  // As a number, `aspectRatio` is the height of a slideshow.
  ratio: ({ 'aspect-ratio': shape, aspectRatio, imageAspectRatio }) =>
    shapeRatio(shape) || shapeRatio(typeof aspectRatio === 'string' && aspectRatio) || shapeRatio(imageAspectRatio) || 1,
});
