import { expect, test } from 'vitest';
import { siteKindOf } from '../../../runtime/contract/site/site-kind.ts';

const none = { isResold: false, isTrial: false, isCoverPage: false, isParkingPage: false };

// site#site-status
test.each<[context: unknown, kind: object]>([
  [{ website: { siteStatus: { value: 13 } } }, { isResold: true }],
  [{ website: { siteStatus: { value: 14 } } }, { isResold: true }],
  [{ website: { siteStatus: { value: 3 } } }, { isTrial: true }],
  [{ website: { siteStatus: { value: 8 }, websiteType: 4 } }, {}],
  [{ website: { siteStatus: { value: 12 } } }, { isParkingPage: true }],
  [{ website: { websiteType: 3 } }, { isParkingPage: true }],
  [{ website: { websiteType: 2 } }, { isCoverPage: true }],
  [{ pageType: 3 }, { isCoverPage: true }],
  [{ pageType: 2, collection: { type: 8 } }, { isCoverPage: true }],
  [{ website: { siteStatus: {} } }, {}],
  [{ website: { siteStatus: 'RESOLD', websiteType: [] }, collection: null }, {}],
  [undefined, {}],
])('the kind of %j is %j', (context, kind) => {
  expect(siteKindOf(context)).toEqual({ ...none, ...kind });
});
