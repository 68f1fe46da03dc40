import { logLoadFailure } from '../../../browser/log-load-failure.ts';
import { noLoader } from '../../../contract/gallery/messages.ts';
import type { BlockKind } from '../../../page/mountable.ts';

/** Galleries of all kinds. Wild §2. */
export const galleryKind: BlockKind = {
  kind: 'gallery',
  when: 'visible',
  looks: { content: 'img,video,iframe,.sqs-video-wrapper', inTurn: true },
  load(page) {
    // Slideshows need it as well: fetched together, the two cost one wait. If it fails, the mount says so.
    if (document.querySelector('.sqs-gallery-block-slideshow')) page.chunks.load('gallery-steps').catch(() => {});
    // It loads the pictures as well.
    return logLoadFailure(page.chunks.load('gallery'), noLoader);
  },
};
