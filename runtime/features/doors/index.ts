/** What other features, and the boot script, may use of this one. */
export { doorBlock } from './block.ts';
