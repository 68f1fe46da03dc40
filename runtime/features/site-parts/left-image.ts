import { whenVisible } from '../../browser/when-visible.ts';
import { lazyLimits } from '../../contract/images/limits.ts';
import type { Page } from '../../page/page.ts';
import { loadPictures } from './pictures.ts';

/**
 * Loads images that a template's code was to load and did not, as they come near the view: themes' banners, where the theme's bundle is
 * left out. Our choice.
 */
export function loadLeft(images: Iterable<HTMLImageElement>, page: Page): void {
  const load = async (image: HTMLImageElement) => {
    const { pageImages } = await page.chunks.load('images');
    // A template that has asked for any image by itself asks for all that are left to it.
    const isTaken = image.hasAttribute('src') || page.galleries.find(image);
    if (!isTaken && !pageImages(page.clock).isDriven) await loadPictures(image, page);
  };
  for (const image of images) whenVisible(image, lazyLimits.lazyMarginPx, () => void load(image).catch(page.errors.report));
}
