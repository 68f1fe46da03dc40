import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { mountProductGallery, productPictures } from '../../products/index.ts';
import { loadPictures } from '../lists/load-pictures.ts';

/** The gallery of a product page, where a controller names it: its pictures are loaded, and the feature `products` brings it to life. Wild 2 §7. */
export async function mount(element: HTMLElement, page: Page): Promise<Mounted> {
  // The page's own lightbox: ours is in its place.
  if (element.matches('[data-controller*=Lightbox]')) return { dispose() {} };
  const live = mountProductGallery(element, page);
  for (const part of element.querySelectorAll<HTMLElement>(productPictures)) await loadPictures(part, page);
  return live;
}
