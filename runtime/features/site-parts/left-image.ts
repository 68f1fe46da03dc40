import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { loadPictures } from './pictures.ts';

/** Loads an image in view that a template's code was to load and did not: themes' banners, where the theme's bundle is left out. Our choice. */
export async function mount(image: HTMLElement, page: Page): Promise<Live> {
  const { pageImages } = await page.chunks.load('images');
  // A template that has asked for any image by itself asks for all that are left to it.
  if (!image.hasAttribute('src') && !pageImages(page.clock).isDriven) await loadPictures(image, page);
  return { destroy() {} };
}
