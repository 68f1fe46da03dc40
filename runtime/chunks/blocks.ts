/** Brings blocks to life, for pages that have any; until then it gives their galleries the places that the boot script has no room for. */
import { holdEarlyClicks } from '../blocks/lightbox/hold-early-clicks.ts';
import { laterRules, layOutWalls } from '../gallery/later-layouts.ts';
import { adoptStyles } from '../lib/adopt-styles.ts';

export { blocks } from '../blocks/index.ts';
export { createLiveBlocks } from '../blocks/live-blocks.ts';
export { layOutWalls };

adoptStyles(document, laterRules);
layOutWalls(document);
holdEarlyClicks();
