/** Showing and hiding by animations, and blocks that animate as they come into view. */
export { animate } from './animate.ts';
export { fade, scale } from './effects.ts';
