/** What other features, and the boot script, may use of this one. */
export { animate } from './animate.ts';
export { fade, scale } from './effects.ts';
