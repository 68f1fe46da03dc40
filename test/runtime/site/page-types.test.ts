import { expect, test } from 'vitest';
import * as page from '../../../runtime/contract/site/page-types.ts';
import { nameNumbers } from '../../helpers/values/name-numbers.ts';

// site#page-types
test('page types have their numbers, MAIN_CONTENT and CONTENT_COLLECTION the same one', () => {
  expect(page.pageTypes).toEqual(
    nameNumbers(
      `MAIN_CONTENT 1, CONTENT_COLLECTION 1, PAGE 2, SPLASH_PAGE 3, CONTENT_ITEM 50, NOT_FOUND 100, ERROR 101, SEARCH 102,
       LOCK_SCREEN 103, POPUP_OVERLAY 104, PROTECTED_CONTENT 105, MEMBER_AREA_ACCESS_DENIED 106, SHOW_CART 200, CHECKOUT 201,
       ORDER_CONFIRMED 202, DONATE 203, CONTRIBUTION_CONFIRMED 204, COMMERCE_CART_V2 205, SUBSCRIPTION_CONFIRMED 206,
       ORDER_RECEIVED 207, MEMBERSHIP_CONFIRMED 208, NEWSLETTER_UNSUBSCRIBE 300, COMMERCE_EMAIL_PREVIEW 301`,
    ),
  );
  expect(page.errorPageTypes).toEqual([100, 101, 106]);
});

test('view modes and breakpoints have their names and sizes', () => {
  expect(page.collectionViewModes).toEqual(['list', 'grid', 'product']);
  expect(page.breakpointQueries).toEqual({
    mobile: '(max-width: 432px)',
    desktop: '(min-width: 433px)',
    tablet: 'not all',
  });
});

test('device views and the slides of cover pages have their names and numbers', () => {
  expect(page.deviceViews).toEqual(['desktop', 'phone', 'tablet']);
  expect(page.coverPageSlideTypes).toEqual({ COVER_PAGE: 1, LOCK_SCREEN: 2, POPUP_OVERLAY: 3 });
});
