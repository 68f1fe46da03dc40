import { logError } from '../../../browser/console.ts';
import { noLightbox } from '../../../contract/gallery/constants.ts';
import { rowsSection } from '../../../contract/gallery/design-table.ts';
import { readFlag } from '../../../contract/read.ts';
import type { Page } from '../../../page/page.ts';
import { galleryData } from './gallery-data.ts';

/** Returns whether the pictures of a gallery open in the lightbox: lightbox#opened-by. */
export function opensLightbox(element: HTMLElement): boolean {
  const { lightbox, lightboxEnabled } = galleryData(element);
  return readFlag(lightbox ?? lightboxEnabled ?? element.dataset.controller?.endsWith(rowsSection));
}

/**
 * Makes the pictures of a gallery open in the lightbox if its data enable it. A lightbox that cannot be loaded is only reported.
 */
export async function openInLightbox(element: HTMLElement, page: Page): Promise<void> {
  if (!opensLightbox(element)) return;
  await page.chunks.load('lightbox-links').then(
    ({ watch }) => watch(page, element),
    (error) => {
      logError(noLightbox);
      page.errors.report(error);
    },
  );
}
