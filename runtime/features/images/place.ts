import type { BlockPlace } from '../../page/mountable.ts';
import { reserveImage } from './reserve-image.ts';

/**
 * An image outside galleries: those of image blocks, and others that nobody else loads: `data-load="false"` says that a template
 * or a gallery does. Wild §2.
 */
export const imagePlace: BlockPlace = {
  selector: ':is(.sqs-block-image,.sqs-video-wrapper) img[data-src]:not([src]),img[data-src]:not([src],[data-load])',
  reserve: reserveImage,
};
