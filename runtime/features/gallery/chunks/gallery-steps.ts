import { stacked } from '../designs/stacked.ts';
import { fade } from '../transitions/fade.ts';

export { attach as attachPlaying } from '../autoplay/play-part.ts';
export { awaitGestures } from '../dragging/early-press.ts';
export { attach as attachPager } from '../steps/pager.ts';
export { attach } from '../steps/steps.ts';

export const designs = { stacked };
export const transitions = { fade };
