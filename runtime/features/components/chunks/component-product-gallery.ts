import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { mountProductGallery, productPictures } from '../../products/index.ts';
import { loadPictures } from '../lists/load-pictures.ts';

/**
 * The gallery of a product page that names its controller: loads the pictures and mounts the gallery of the feature `products`.
 */
export async function mount(element: HTMLElement, page: Page): Promise<Mounted> {
  // The template's lightbox: the runtime's lightbox replaces it.
  if (element.matches('[data-controller*=Lightbox]')) return { dispose() {} };
  const mounted = mountProductGallery(element, page);
  for (const part of element.querySelectorAll<HTMLElement>(productPictures)) await loadPictures(part, page);
  return mounted;
}
