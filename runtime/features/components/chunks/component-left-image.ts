import { whenVisible } from '../../../browser/when-visible.ts';
import { lazyLimits } from '../../../contract/images/constants.ts';
import type { Page } from '../../../page/page.ts';
import { loadPictures } from '../lists/load-pictures.ts';

/** Time that an image in view waits for a template that loads its images itself. */
const templateWaitMs = 500;

/**
 * Loads images that their template does not load, as they come near the view, such as banners of a theme without its bundle.
 * site#left-images
 */
export async function loadLeft(images: Iterable<HTMLImageElement>, page: Page): Promise<void> {
  const { pageImages } = await page.chunks.load('images');
  const { isDriven } = pageImages(page.clock);
  const load = async (image: HTMLImageElement) => {
    if (!image.hasAttribute('src') && !page.galleries.find(image)) await loadPictures(image, page);
  };
  for (const image of images) {
    const loadNow = () => void load(image).catch(page.errors.report);
    // A template that has loaded an image loads the others as they come into view, unless its script has stopped.
    if (isDriven) whenVisible(image, 0, () => page.clock.after(templateWaitMs, loadNow));
    else whenVisible(image, lazyLimits.lazyMarginPx, loadNow);
  }
}
