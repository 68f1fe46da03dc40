/** What other features, and the boot script, may use of this one. */
export { imageAddress } from './image-address.ts';
export type { ImageFit, Size } from './image-frame.ts';
export { widthToAskFor } from './image-width.ts';
export type { Images } from './images.ts';
export { isMobile } from './is-mobile.ts';
export { createLazyImage, type LazyImage } from './lazy-image.ts';
export type { LoadQueue } from './load-queue.ts';
export { pageQueue } from './page-queue.ts';
export { pixelRatio } from './pixel-ratio.ts';
export { put, ratioOf, reserveImage } from './reserve-image.ts';
export { createServerState, type ServerState } from './server-state.ts';
export { unreserve } from './unreserve.ts';
export { waitingImages } from './waiting.ts';
