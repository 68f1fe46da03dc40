import { still } from '../boxes/still.ts';

/** Equal columns, so many across, with the padding between them; boxes of one shape, square by default. Spec 1 §9 "Grid". */
export const grid = still('grid');
