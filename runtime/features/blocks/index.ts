/** Blocks of a page: finds them, reserves their boxes, mounts them, marks those that a visitor can see, and unmounts them. */

export { holdEarly } from './hold-early.ts';
export { createPageBlocks, type PageBlocks } from './page-blocks.ts';
