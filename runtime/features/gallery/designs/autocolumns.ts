import { runtimeError } from '../../../contract/errors.ts';
import { badColumnWidth } from '../../../contract/gallery/messages.ts';
import { positiveOrNull, readInteger } from '../../../contract/gallery/slideshow-block.ts';
import { isUnset } from '../../../contract/read.ts';
import { still } from '../boxes/still.ts';

/**
 * Columns of slides of different heights, each slide in the column that is shortest so far.
 * Throws RuntimeError (`bad-column-width`) for a column width that is no positive number. Spec 1 §5, §9 "Autocolumns".
 */
export const autocolumns = still('autocolumns', ({ options: { input = {} } }) => {
  if (
    !isUnset(input.columnWidth) &&
    positiveOrNull(readInteger(input.columnWidth)) === null &&
    !positiveOrNull(readInteger(input.numColumns))
  )
    throw runtimeError('bad-column-width', badColumnWidth);
});
