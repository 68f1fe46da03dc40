/** The slides of a product page's gallery, and the small pictures that stand for them. Wild 2 §7. */
export const slideSelector = '.ProductItem-gallery-slides-item,[data-product-gallery="slides-item"]';
export const thumbnailSelector = '[data-product-gallery="thumbnails-item"],.ProductItem-gallery-thumbnails-item';

export const productPictures = `${slideSelector},${thumbnailSelector}`;

/** Shows one of them. */
export function selectSlide(root: HTMLElement, at: number): void {
  for (const selector of [slideSelector, thumbnailSelector])
    for (const [index, each] of root.querySelectorAll(selector).entries()) {
      each.classList.toggle('selected', index === at);
      if (selector === thumbnailSelector) each.setAttribute('aria-current', `${index === at}`);
    }
}
