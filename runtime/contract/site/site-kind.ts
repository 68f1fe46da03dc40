import { readFields, readNumber } from '../read.ts';
import { collectionTypes } from './collection-types.ts';
import { pageTypes } from './page-types.ts';
import { siteStatuses, websiteTypes } from './site-enums.ts';

/** What status and types in a page context say of the site and the page. Spec 2 §4 "Site status". */
export interface SiteKind {
  /** Bought in an app, or in the grace period after it: its plan is changed there. */
  readonly isResold: boolean;
  readonly isTrial: boolean;
  readonly isCoverPage: boolean;
  readonly isParkingPage: boolean;
}

const { RESOLD, RESOLD_GRACE_PERIOD, TRIAL, ACTIVE_PARKING_PAGE } = siteStatuses;

/** Never throws; all is false where the context does not say. A cover page is one by its own type, its collection's or the website's. */
export function siteKindOf(rawContext: unknown): SiteKind {
  const { pageType, collection, website } = readFields(rawContext);
  const { siteStatus, websiteType } = readFields(website);
  const status = readNumber(readFields(siteStatus).value);
  const type = readNumber(websiteType);
  return {
    isResold: status === RESOLD || status === RESOLD_GRACE_PERIOD,
    isTrial: status === TRIAL,
    isCoverPage:
      readNumber(pageType) === pageTypes.SPLASH_PAGE ||
      readNumber(readFields(collection).type) === collectionTypes.SPLASH_PAGE ||
      type === websiteTypes.COVER_PAGE,
    isParkingPage: type === websiteTypes.PARKING_PAGE || status === ACTIVE_PARKING_PAGE,
  };
}
