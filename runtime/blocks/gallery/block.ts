import type { BlockDefinition, BlockModule } from '../block.ts';

/** Gallery and summary blocks, and the social blocks that are drawn as galleries. Wild §2. */
export const galleryBlock: BlockDefinition = {
  kind: 'gallery',
  selector: '.sqs-block-gallery,.sqs-block-summary-v2,.sqs-block-instagram,.sqs-block-flickr,.sqs-block-fivehundredpix',
  when: 'visible',
  load: (page) => page.chunks.load<BlockModule>('gallery'),
};
