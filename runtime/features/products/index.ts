/** What other features, and the boot script, may use of this one. */
export { mountProductGallery } from './product-gallery.ts';
export { mountQuickViewButton } from './quick-view-button.ts';
export { productPictures } from './select-slide.ts';
