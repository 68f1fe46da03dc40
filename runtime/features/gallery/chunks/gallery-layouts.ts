/** The designs that show all slides at once: one chunk, because they share most of their code. */
import { stackedBase } from '../designs/stacked-base.ts';
import { autocolumns, autogrid, autorows, grid, list } from '../designs/still.ts';

export const designs = { grid, autogrid, autocolumns, autorows, list, 'stacked-base': stackedBase };
