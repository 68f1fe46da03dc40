import { still } from '../boxes/still.ts';

/**
 * One slide below the other, its picture beside its text, as wide as `listImageSize` percent (30 by default, as most blocks
 * say), at the side that `listImageAlignment` names. Spec 1 §2, §3.
 */
export const list = still('list');
