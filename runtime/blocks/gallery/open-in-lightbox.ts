import { noLightbox } from '../../contract/messages.ts';
import { logError } from '../../lib/console.ts';
import type { LightboxLinksChunk } from '../../page/lightbox-set.ts';
import type { Page } from '../../page/page.ts';

/**
 * Whether it is turned on in a block's data, or those of its ancestor, or a gallery section's settings, for rows also where they say nothing (spec 1 §9
 * "Autorows"); light, as it is asked of every gallery.
 */
export const opensLightbox = (element: HTMLElement): boolean =>
  /^GalleryStrips(?!.*"lightbox)|"lightbox(Enabled)?\\?"\s*:\s*"?true/s.test(
    element.dataset.controller +
      (element.dataset.props ?? element.closest<HTMLElement>('[data-block-json]')?.dataset.blockJson ?? ''),
  );

/** Lets the gallery's pictures open in the lightbox where its data say so. The gallery works without it if it cannot be fetched. */
export async function openInLightbox(element: HTMLElement, page: Page): Promise<void> {
  if (!opensLightbox(element)) return;
  await page.chunks.load<LightboxLinksChunk>('lightbox-links').then(
    ({ watch }) => watch(page, element),
    (error) => {
      logError(noLightbox);
      page.errors.report(error);
    },
  );
}
