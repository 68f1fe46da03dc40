import { expect, test } from 'vitest';
import * as gallery from '../../../../runtime/contract/enums/gallery.ts';

test('designs and transitions are those of spec 1 §2 and §4', () => {
  expect(gallery.galleryDesigns.join(' ')).toBe('stacked-base slider slideshow grid autogrid autocolumns carousel list');
  expect(gallery.baseGalleryDesign).toBe('stacked-base');
  expect(gallery.galleryTransitions).toEqual(['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe']);
  expect(gallery.scrollDirections).toEqual(['horizontal', 'vertical']);
});

test('options take the values of spec 1 §3 and §5', () => {
  expect(gallery.stripAlignments).toEqual(['start', 'middle', 'end']);
  expect(gallery.swipeBoundaries).toEqual(['none', 'hard', 'inertial']);
  expect(gallery.lightboxThemes).toEqual(['light', 'dark']);
  expect(gallery.slideTypes).toEqual(['image', 'video']);
});

test('media types, modes and directions are those of spec 2 §3-§5', () => {
  expect(gallery.galleryMediaTypes).toEqual(['imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video']);
  expect(gallery.videoModes).toEqual(['none', 'fit', 'fill']);
  expect(gallery.imageModes).toEqual(['fit', 'fill', 'none']);
  expect(gallery.galleryDirections).toEqual(['forward', 'reverse']);
});
