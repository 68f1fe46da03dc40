import { readFields, readNumber } from '../read.ts';
import { collectionTypes } from './collection-types.ts';
import { pageTypes } from './page-types.ts';
import { siteStatuses, websiteTypes } from './site-enums.ts';

/** The kind of site and page, by status and types in the page context. site#site-status */
export interface SiteKind {
  /** Bought in an app, or in the grace period after it: owners change its plan there. */
  readonly isResold: boolean;
  readonly isTrial: boolean;
  readonly isCoverPage: boolean;
  readonly isParkingPage: boolean;
}

const { RESOLD, RESOLD_GRACE_PERIOD, TRIAL, ACTIVE_PARKING_PAGE } = siteStatuses;

/**
 * Returns the kind; all flags are false for an empty context. A cover page has that type itself, or its collection or website.
 * Never throws.
 */
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
