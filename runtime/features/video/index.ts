/** What other features, and the boot script, may use of this one. */
export { videoBlock } from './block.ts';
