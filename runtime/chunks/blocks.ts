/** Brings blocks to life, for pages that have any. */
import { holdEarlyClicks } from '../blocks/lightbox/hold-early-clicks.ts';

export { blocks } from '../blocks/index.ts';
export { createLiveBlocks } from '../blocks/live-blocks.ts';

holdEarlyClicks();
