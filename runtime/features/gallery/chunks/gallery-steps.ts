import { stacked } from '../designs/stacked.ts';
import { fade } from '../transitions/fade.ts';

export { awaitGestures } from '../dragging/early-press.ts';
export { attach } from '../steps/steps.ts';

export const designs = { stacked };
export const transitions = { fade };
