import type { BlockDefinition, BlockModule } from '../block.ts';
import { reserve } from './reserve.ts';

/** Gallery and summary blocks, and the social blocks that are drawn as galleries. Wild §2. */
export const galleryBlock: BlockDefinition = {
  kind: 'gallery',
  selector:
    '.sqs-block-gallery,.sqs-block-summary-v2,.sqs-block-instagram,.sqs-block-flickr,.sqs-block-fivehundredpix,[data-controller^=Gallery]',
  when: 'visible',
  load(page) {
    // Slideshows need it as well: fetched together, the two cost one wait. If it fails, the mount says so.
    if (document.querySelector('.sqs-gallery-block-slideshow')) page.chunks.load('gallery-steps').catch(() => {});
    return page.chunks.load<BlockModule>('gallery');
  },
  reserve,
};
