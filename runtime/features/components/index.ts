/**
 * Headers, lists, dividers, players and other components of pages, a chunk for each; and images that a template's code has not
 * loaded.
 */
export { mountComponents } from './mount-components.ts';
export { fetchPressed, findRare } from './rare-blocks.ts';
export { watchLeftImages } from './watch-left-images.ts';
