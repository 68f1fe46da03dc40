/** What other features may use of this one. */
export { mapBlock } from './block.ts';
