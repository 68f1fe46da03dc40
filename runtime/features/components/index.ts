/**
 * Headers, lists, dividers, players and other components of pages, a chunk for each; and images that a template's code has not
 * loaded.
 */
export { fetchPressed } from './fetch-pressed.ts';
export { mountComponents } from './mount-components.ts';
export { watchLeftImages } from './watch-left-images.ts';
