/** What other features, and the boot script, may use of this one. */
export { scaledTextBlock, sitePartBlock } from './block.ts';
export { sitePartPlace } from './place.ts';
export { rarePartBlock } from './rare.ts';
export { watchLeftImages } from './watch-left-images.ts';
