/** Place, width and loading order of images, for galleries, the lightbox and the boot script, which reserves their boxes. */

export { type ImageFit, imageFrame, type Size } from './image-frame.ts';
export { imageAddress, widthToRequest } from './image-request.ts';
export { type Images, waitingImages } from './images.ts';
export { createLazyImage, type LazyImage } from './lazy-image.ts';
export { isMobile, type LoadQueue, pageQueue, pixelRatio } from './load-queue.ts';
export { putProperty, ratioOf, reserveImage, unreserve } from './reserve-image.ts';
export { createServerState, type ServerState } from './server-state.ts';
