/** Headers, lists, dividers, players and other parts of pages, a chunk for each; and images that a template's code has not loaded. */
export { watchLeftImages } from './watch-left-images.ts';
