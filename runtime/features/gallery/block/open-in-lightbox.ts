import { logError } from '../../../browser/console.ts';
import { rowsSection } from '../../../contract/gallery/designs.ts';
import { noLightbox } from '../../../contract/gallery/messages.ts';
import { readFlag } from '../../../contract/read.ts';
import type { Page } from '../../../page/page.ts';
import { galleryData } from './gallery-data.ts';

/**
 * Whether a gallery's pictures open in the lightbox: a block's data turn it on by `lightbox`, a gallery section's settings by
 * `lightboxEnabled`; rows have it unless they turn it off (spec 1 §9 "Autorows").
 */
export function opensLightbox(element: HTMLElement): boolean {
  const { lightbox, lightboxEnabled } = galleryData(element);
  return readFlag(lightbox ?? lightboxEnabled ?? element.dataset.controller?.endsWith(rowsSection));
}

/** Lets the gallery's pictures open in the lightbox where its data say so. The gallery works without it if it cannot be fetched. */
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
