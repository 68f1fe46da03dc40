/** Products on pages: the gallery of a product page, and the pictures of the chosen product. */
export { mountProductGallery } from './product-gallery.ts';
export { productPictures } from './select-slide.ts';
