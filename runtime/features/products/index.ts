/** What other features, and the boot script, may use of this one. */
export { productBlock } from './block.ts';
export { mountQuickViewButton } from './quick-view-button.ts';
