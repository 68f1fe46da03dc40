import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { loadPictures } from './pictures.ts';

/** How long a template's own code has to load its image. */
const patienceMs = 2000;

/** Loads an image in view that a template's code was to load and did not: themes' banners, where the theme's bundle is left out. Our choice. */
export function mount(image: HTMLElement, page: Page): Live {
  const load = async () => {
    const { pageImages } = await page.chunks.load('images');
    // A template may have made a gallery of it meanwhile.
    const isLeft = !image.hasAttribute('src') && !image.closest('[data-ss-slides]');
    if (isLeft && !pageImages(page.clock).isDriven) await loadPictures(image, page);
  };
  return { destroy: page.clock.after(patienceMs, () => void load().catch(page.errors.report)) };
}
