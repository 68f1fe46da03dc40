import type { BlockDefinition } from '../../page/mountable.ts';

/** Images that a template's code loads, `data-load="false"`, outside of galleries and of 7.1's sections, whose parts load theirs. Wild 2 §2. */
export const leftImageBlock: BlockDefinition = {
  selector: 'img[data-src][data-load=false]:not([src],[data-ss-slides] *,[class*=sqs-gallery] *,.page-section *)',
  kind: 'picture',
  when: 'visible',
  load: (page) => page.chunks.load('part-left-image'),
};
