/** What other features, and the boot script, may use of this one. */
export { tooltipBlock } from './block.ts';
