import type { Visit } from './artifacts.ts';
import { readPolicy } from './policy.ts';

/** Page types whose own status is an error: NOT_FOUND, ERROR, LOCK_SCREEN, MEMBER_AREA_ACCESS_DENIED. Spec 2 §2. */
const errorPageTypes: readonly number[] = [100, 101, 103, 106];

/**
 * Why a page that did load still cannot be judged, as a clause; null when it can. An error status is fine where the site says so
 * or where the page itself says that it is an error page (our choice); a page without a page context declares no policy.
 */
export function loadRefusal(visit: Visit, expectedStatus: number | null): string | null {
  const policy = visit.context === null ? null : readPolicy(visit.context);
  const { status } = visit;
  if (status !== null && status >= 400 && status !== expectedStatus) {
    if (policy?.pageType == null || !errorPageTypes.includes(policy.pageType)) return `it was answered with status ${status}`;
  }
  if (!policy) return 'it holds no page context (Static.SQUARESPACE_CONTEXT), so what it may do is not known';
  return null;
}
