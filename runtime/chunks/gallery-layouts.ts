/** The designs whose slides are all seen at once. One file: they share nearly all they have. */
import { autocolumns } from '../gallery/designs/autocolumns.ts';
import { autogrid } from '../gallery/designs/autogrid.ts';
import { autorows } from '../gallery/designs/autorows.ts';
import { grid } from '../gallery/designs/grid.ts';
import { list } from '../gallery/designs/list.ts';
import { stackedBase } from '../gallery/designs/stacked-base.ts';

export const designs = { grid, autogrid, autocolumns, autorows, list, 'stacked-base': stackedBase };
