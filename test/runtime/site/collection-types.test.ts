import { expect, test } from 'vitest';
import { collectionTypes, recordTypes } from '../../../runtime/contract/site/collection-types.ts';
import { nameNumbers } from '../../helpers/values/name-numbers.ts';

// site#collection-types
test('collection types have their numbers, without 9', () => {
  expect(collectionTypes).toEqual(
    nameNumbers(
      `GENERIC 1, SUBSCRIPTION 2, TWITTER 3, FOURSQUARE 4, INSTAGRAM 5, GALLERY_BLOCK 6, TEMPLATE_PAGE 7, SPLASH_PAGE 8, PAGE 10,
       FIVEHUNDREDPIX 11, FLICKR 12, PRODUCTS 13, MOSAIC 14, SLIDE_GALLERY 15, SLIDE_ALBUM 16, SLIDE_VIDEO 17, ALBUM_BLOCK 18,
       PROJECT 19, SECTION_CATALOG 20, PAGE_CATALOG 21, ITEM_CATALOG 22, PORTFOLIO 23, LESSONS 24`,
    ),
  );
});

test('record types are those of observed pages: 1 post, 11 product, 12 event, 59 portfolio', () => {
  expect(recordTypes).toEqual({ POST: 1, PRODUCT: 11, EVENT: 12, PORTFOLIO: 59 });
});
