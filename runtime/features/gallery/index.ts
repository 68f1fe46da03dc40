/** What other features, and the boot script, may use of this one. */
export { slideIndexInAddress } from './address.ts';
export { galleryData } from './block/gallery-data.ts';
export { loadGallery } from './block/load-gallery.ts';
export { opensLightbox } from './block/open-in-lightbox.ts';
export { reserveGallery } from './block/reserve.ts';
export { layOut } from './boxes/lay-out.ts';
export { default as layoutRules } from './boxes/layout-rules.css';
export type { DesignOptions } from './design.ts';
export { linkGalleries } from './linked.ts';
export type { GalleryOptions } from './options.ts';
export { wrapIndex } from './slide-index.ts';
export { findSlides } from './slides.ts';
export { clickThroughAddress, followAddress } from './steps/slide-click.ts';
