import { logLoadFailure } from '../../../browser/console.ts';
import { noLoader } from '../../../contract/gallery/constants.ts';
import type { Mountable } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';

/** Fetches the chunk `gallery`; logs a failure: errors#loader-missing. */
export function loadGallery(page: Page): Promise<Mountable> {
  return logLoadFailure(page.chunks.load('gallery'), noLoader);
}
