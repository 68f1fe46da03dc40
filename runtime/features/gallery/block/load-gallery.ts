import { logLoadFailure } from '../../../browser/log-load-failure.ts';
import { noLoader } from '../../../contract/gallery/messages.ts';
import type { Mountable } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';

/** Fetches the chunk `gallery`. */
export function loadGallery(page: Page): Promise<Mountable> {
  // Slideshows need both chunks: fetched together, the two cost one wait. The mount reports a failure.
  if (document.querySelector('.sqs-gallery-block-slideshow')) page.chunks.load('gallery-steps').catch(() => {});
  return logLoadFailure(page.chunks.load('gallery'), noLoader);
}
