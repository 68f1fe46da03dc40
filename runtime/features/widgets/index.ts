/** What other features may use of this one. */
export { widgetBlock } from './block.ts';
