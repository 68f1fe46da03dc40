/** The designs whose slides are all seen at once. One file: they share nearly all they have. */
import { autocolumns } from '../designs/autocolumns.ts';
import { autogrid } from '../designs/autogrid.ts';
import { autorows } from '../designs/autorows.ts';
import { grid } from '../designs/grid.ts';
import { list } from '../designs/list.ts';
import { stackedBase } from '../designs/stacked-base.ts';

export const designs = { grid, autogrid, autocolumns, autorows, list, 'stacked-base': stackedBase };
