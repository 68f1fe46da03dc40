/** What other features, and the boot script, may use of this one. */
export { laterBlocks } from './later-kinds.ts';
export { createPageBlocks, type PageBlocks } from './page-blocks.ts';
