/** Selectors of a product's gallery in its three page layouts, and the selected picture. `commerce#product-gallery` */

export const slideSelector =
  '.ProductItem-gallery-slides-item,.product-gallery-slides-item,.pdp-gallery-slides,[data-product-gallery="slides-item"]';
export const thumbnailSelector =
  '.ProductItem-gallery-thumbnails-item,.product-gallery-thumbnails-item,[data-product-gallery="thumbnails-item"]';
export const previousSelector = '.ProductItem-gallery-prev,.product-gallery-prev,.pdp-carousel-controls .chevron-prev';
export const nextSelector = '.ProductItem-gallery-next,.product-gallery-next,.pdp-carousel-controls .chevron-next';

export const productPictures = `${slideSelector},${thumbnailSelector}`;

/** Selects the slide and the thumbnail at an index. */
export function selectSlide(root: HTMLElement, at: number): void {
  for (const [index, slide] of root.querySelectorAll<HTMLElement>(slideSelector).entries()) {
    slide.classList.toggle('selected', index === at);
    // The platform's style sheets also hide a selected slide without a direction; the inline style has priority.
    slide.style.visibility = index === at ? 'visible' : '';
  }
  for (const [index, thumbnail] of root.querySelectorAll<HTMLElement>(thumbnailSelector).entries()) {
    thumbnail.classList.toggle('selected', index === at);
    thumbnail.setAttribute('aria-current', `${index === at}`);
  }
}

/** Returns the index of the selected slide; -1 for none. */
export const selectedSlide = (root: HTMLElement): number =>
  Array.from(root.querySelectorAll(slideSelector)).findIndex(({ classList }) => classList.contains('selected'));
