import { stacked } from '../designs/stacked.ts';
import { fade } from '../transitions/fade.ts';

export { awaitGestures } from '../early-press.ts';
export { attach } from '../steps.ts';

export const designs = { stacked };
export const transitions = { fade };
