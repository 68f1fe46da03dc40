import { galleryKeyLimits, galleryLimits } from '../contract/gallery/limits.ts';
import type { Fields } from '../contract/read.ts';

/** A gallery's attributes where a template says nothing. Spec 1 §3 "Gallery runtime attributes", §9; what is on or off is our choice. */
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
