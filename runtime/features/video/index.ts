/** What other features, and the boot script, may use of this one. */
export { loadVideo } from './load-video.ts';
