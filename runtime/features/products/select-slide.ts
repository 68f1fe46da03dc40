/** The slides of a product page's gallery, the small pictures that stand for them, and its arrows: three layouts of 7.1. Wild 2 §7. */
export const slideSelector =
  '.ProductItem-gallery-slides-item,.product-gallery-slides-item,.pdp-gallery-slides,[data-product-gallery="slides-item"]';
export const thumbnailSelector =
  '.ProductItem-gallery-thumbnails-item,.product-gallery-thumbnails-item,[data-product-gallery="thumbnails-item"]';
export const previousSelector = '.ProductItem-gallery-prev,.product-gallery-prev,.pdp-carousel-controls .chevron-prev';
export const nextSelector = '.ProductItem-gallery-next,.product-gallery-next,.pdp-carousel-controls .chevron-next';

export const productPictures = `${slideSelector},${thumbnailSelector}`;

/** Shows one of them. The platform's sheets hide the shown one as well until they know from which side it comes: it is shown inline. */
export function selectSlide(root: HTMLElement, at: number): void {
  for (const selector of [slideSelector, thumbnailSelector])
    for (const [index, each] of root.querySelectorAll<HTMLElement>(selector).entries()) {
      const isShown = index === at;
      each.classList.toggle('selected', isShown);
      if (selector === thumbnailSelector) each.setAttribute('aria-current', `${isShown}`);
      else each.style.visibility = isShown ? 'visible' : '';
    }
}

/** The index of the slide that is shown; -1 where none is. */
export const shownSlide = (root: HTMLElement): number =>
  Array.from(root.querySelectorAll(slideSelector)).findIndex(({ classList }) => classList.contains('selected'));
