/** Headers, lists, dividers, players and other parts of pages, each a chunk of its own; and images that a template's code has left. */
export { watchLeftImages } from './watch-left-images.ts';
