/** Shows and hides elements by animations, and animates blocks as they come into view. */
export { animate } from './animate.ts';
export { fade, scale } from './effects.ts';
