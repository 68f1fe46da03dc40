import { stacked } from '../gallery/designs/stacked.ts';

export { awaitGestures } from '../gallery/early-press.ts';
export { attach } from '../gallery/steps.ts';
export { fade as transition } from '../gallery/transitions/fade.ts';

export const designs = { stacked };
