import { galleryKeyLimits, galleryLimits } from '../contract/gallery/constants.ts';
import type { Fields } from '../contract/read.ts';

/** Attributes of a gallery that its template does not give. compat#gallery2-defaults */
export const gallery2Defaults: Fields = {
  autoplay: false,
  autoplayOptions: { randomize: false, timeout: galleryLimits.autoplayTimeoutMs, pauseOnMouseover: ['container', 'controls'] },
  currentIndex: 0,
  design: 'stacked',
  designOptions: {},
  elements: {},
  historyHash: false,
  inMotion: false,
  keyboard: true,
  keys: { left: galleryKeyLimits.keyCodeLeft, right: galleryKeyLimits.keyCodeRight },
  lazyLoad: true,
  linkedGalleries: [],
  loaderOptions: {},
  loop: false,
  numberOfSlides: 0,
  refreshOnResize: true,
  refreshOnOrientationChange: true,
};
