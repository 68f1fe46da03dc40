import type { BlockDefinition } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/** How long a template's own code has to load its images, and to make galleries of them. */
const patienceMs = 2000;

/** Images that a template's code was to load, `data-load="false"`, outside of galleries and of 7.1's sections, whose parts load theirs. Wild 2 §2. */
const leftImageBlock: BlockDefinition = {
  selector: 'img[data-load=false]:not([src],[data-ss-slides] *,.sqs-gallery-thumbnails *,.page-section *)',
  kind: 'picture',
  when: 'visible',
  load: (page) => page.chunks.load('part-left-image'),
};

/** Looks for them once: pages whose template's code is there fetch nothing for it. */
export const watchLeftImages = ({ clock, emitter }: Page): void =>
  void clock.after(patienceMs, () => emitter.emit('more-blocks', [leftImageBlock]));
