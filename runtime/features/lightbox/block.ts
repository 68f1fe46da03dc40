import type { BlockDefinition } from '../../page/mountable.ts';

/** Image blocks that open in a lightbox. Wild §2. */
export const lightboxBlock: BlockDefinition = {
  kind: 'lightbox',
  selector: '.sqs-block-image-button.lightbox',
  when: 'visible',
  load: (page) => page.chunks.load('lightbox-links'),
};
