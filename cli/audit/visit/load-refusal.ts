import type { PageVisit } from '../artifacts.ts';
import { readPolicy } from '../judging/policy.ts';

/** Page types whose own status is an error: NOT_FOUND, ERROR, LOCK_SCREEN, MEMBER_AREA_ACCESS_DENIED. Spec 2 §2. */
const errorPageTypes: readonly number[] = [100, 101, 103, 106];

/**
 * Why a page that did load still cannot be judged, as a clause; null when it can. An error status is fine where the site says so
 * or where the page itself says that it is an error page (our choice).
 */
export function loadRefusal({ context, status }: PageVisit, expectedStatus: number | null): string | null {
  if (status === null || status < 400 || status === expectedStatus) return null;
  const { pageType } = readPolicy(context);
  return pageType !== null && errorPageTypes.includes(pageType) ? null : `it was answered with status ${status}`;
}
