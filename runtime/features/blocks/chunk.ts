/** Brings blocks to life, for pages that have any. */
import { holdEarlyClicks } from '../lightbox/index.ts';

export { blocks } from './kinds.ts';
export { createLiveBlocks } from './live-blocks.ts';

holdEarlyClicks();
