/** Products on pages: the button that sells one, the gallery of a product page, and the quick view. */
export { mountProductGallery } from './product-gallery.ts';
export { mountQuickViewButton } from './quick-view-button.ts';
export { productPictures } from './select-slide.ts';
