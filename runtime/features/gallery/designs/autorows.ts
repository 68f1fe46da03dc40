import { still } from '../boxes/still.ts';

/**
 * Rows of one height each that fill the width, every picture in its own shape: what is left of a row is shared out by shape, so
 * that all of a row grow by the same factor. The last row keeps its height. Spec 1 §9 "Autorows".
 */
export const autorows = still('autorows');
