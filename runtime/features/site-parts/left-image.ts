import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { loadPictures } from './pictures.ts';

/** How long a template's own code has to load its image. */
const patienceMs = 2000;

/** Loads an image in view that a template's code was to load and did not: themes' banners, where the theme's bundle is left out. Our choice. */
export function mount(image: HTMLElement, page: Page): Live {
  const load = async () => {
    const { pageImages } = await page.chunks.load('images');
    if (!image.hasAttribute('src') && !pageImages(page.clock).isDriven) await loadPictures(image, page);
  };
  return { destroy: page.clock.after(patienceMs, () => void load().catch(page.errors.report)) };
}
