import { runtimeError } from '../../../contract/errors.ts';
import { badColumnWidth } from '../../../contract/gallery/messages.ts';
import { above0, readInteger } from '../../../contract/gallery/slideshow-block.ts';
import { isUnset } from '../../../contract/read.ts';
import { still } from '../still.ts';

/**
 * Columns of slides of different heights, each slide in the column that is shortest so far.
 * Throws RuntimeError (`bad-column-width`) for a column width that is no positive number. Spec 1 §5, §9 "Autocolumns".
 */
export const autocolumns = still('autocolumns', ({ options: { input = {} } }) => {
  if (!isUnset(input.columnWidth) && above0(readInteger(input.columnWidth)) === null && !above0(readInteger(input.numColumns)))
    throw runtimeError('bad-column-width', badColumnWidth);
});
