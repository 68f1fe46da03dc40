import { expect, test } from 'vitest';
import * as gallery from '../../../../runtime/contract/gallery/gallery-enums.ts';

// gallery#option-values
test('options take the values of spec 1 §3 to §5', () => {
  expect(gallery.stripAlignments).toEqual(['start', 'middle', 'end']);
  expect(gallery.swipeBoundaries).toEqual(['none', 'hard', 'inertial']);
  expect(gallery.lightboxThemes).toEqual(['light', 'dark']);
  expect(gallery.slideTypes).toEqual(['image', 'video']);
});

// gallery#media-types
test('media types are those of spec 2 §3', () => {
  expect(gallery.galleryMediaTypes).toEqual(['imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video']);
});
