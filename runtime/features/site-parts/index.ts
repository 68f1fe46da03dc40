/** Headers, lists, dividers, players and other parts of pages, a chunk for each; and images that a template's code has not loaded. */
export { mountParts } from './mount-parts.ts';
export { fetchPressed, findRare } from './rare-blocks.ts';
export { watchLeftImages } from './watch-left-images.ts';
