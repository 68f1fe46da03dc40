import type { BlockDefinition } from '../../page/mountable.ts';

/** Blocks that look different where there is little room for them. Spec 2 §9. */
export const narrowBlock: BlockDefinition = {
  kind: 'narrow',
  selector: '.sqs-block-image,.sqs-block-newsletter',
  when: 'visible',
  isHelper: true,
  load: (page) => page.chunks.load('narrow'),
};
