/** Blocks that come in as they come into view. Fetched by pages that have one. */
export { mountBlockAnimation as mount } from '../animations/block-animations.ts';
