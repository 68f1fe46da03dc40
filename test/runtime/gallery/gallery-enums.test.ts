import { expect, test } from 'vitest';
import * as gallery from '../../../runtime/contract/gallery/gallery-enums.ts';

// gallery#option-values
test('options accept these values', () => {
  expect(gallery.stripAlignments).toEqual(['start', 'middle', 'end']);
  expect(gallery.swipeBoundaries).toEqual(['none', 'hard', 'inertial']);
  expect(gallery.lightboxThemes).toEqual(['light', 'dark']);
  expect(gallery.slideTypes).toEqual(['image', 'video']);
});

// gallery#media-types
test('an item has one of six media types', () => {
  expect(gallery.galleryMediaTypes).toEqual(['imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video']);
});
