/**
 * Galleries of blocks, gallery sections and templates: layouts of slides, and the add-ons that move them. The boot script gets
 * `layOut`, the layout rules and the functions of the table of blocks; the compatibility names get the types and helpers.
 */
export { galleryData } from './block/gallery-data.ts';
export { loadGallery } from './block/load-gallery.ts';
export { opensLightbox } from './block/open-in-lightbox.ts';
export { reserveGallery } from './block/reserve.ts';
export { layOut } from './boxes/lay-out.ts';
export { default as layoutRules } from './boxes/layout-rules.css';
export { linkGalleries } from './engine/linked.ts';
export { slideIndexInAddress } from './model/address.ts';
export type { DesignOptions, GalleryOptions } from './model/options.ts';
export { findSlides, wrapIndex } from './model/slides.ts';
export { clickThroughAddress, followAddress } from './steps/slide-click.ts';
