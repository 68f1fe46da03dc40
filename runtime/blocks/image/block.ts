import { reserveImage } from '../../media/reserve-image.ts';
import type { BlockDefinition, BlockModule } from '../block.ts';

/**
 * An image outside galleries: those of image blocks, and others that nobody else loads: `data-load="false"` says that a template
 * or a gallery does. Wild §2.
 */
export const imageBlock: BlockDefinition = {
  kind: 'image',
  selector: ':is(.sqs-block-image,.sqs-video-wrapper) img[data-src]:not([src]),img[data-src]:not([src],[data-load])',
  when: 'load',
  load: (page) => page.chunks.load<BlockModule>('images'),
  reserve: reserveImage,
};
