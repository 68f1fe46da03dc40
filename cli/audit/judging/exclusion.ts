import { pathOf } from '../artifacts/addresses.ts';
import type { CookieWrite } from '../artifacts/artifacts.ts';
import type { Call } from '../artifacts/calls.ts';
import { isStoring } from '../artifacts/cookies.ts';
import type { Policy } from '../policy/policy.ts';

/** Website role VIEWER. */
const viewerRole = '10';

/**
 * Returns the reason why this visitor may not be tracked, as a clause; null for a visitor who may: analytics#tracked-visitors.
 */
export function excludedVisitor(policy: Policy): string | null {
  if (!policy.signedIn || isViewerOnly(policy)) return null;
  const roles = policy.roles.length > 0 ? `roles ${policy.roles.join(', ')}` : 'no website role';
  return `the visitor is signed in with ${roles}`;
}

const pageTypeNames: Readonly<Record<number, string>> = {
  100: 'NOT_FOUND',
  103: 'LOCK_SCREEN',
  106: 'MEMBER_AREA_ACCESS_DENIED',
};

/**
 * Returns the reason why no visitor may be tracked on this page, as a clause; null for a page where tracking is allowed:
 * analytics#untracked-pages.
 */
export function excludedPage(policy: Policy, address: string, censusDisabled: boolean): string | null {
  const typeName = policy.pageType === null ? undefined : pageTypeNames[policy.pageType];
  if (typeName) return `its page type is ${typeName} (${policy.pageType})`;
  if (censusDisabled) return 'its census-disable flag is set';
  if (policy.signedIn && isViewerOnly(policy) && pathOf(address).includes('/config'))
    return 'a viewer is in the admin area (/config)';
  return null;
}

/** Whether an address is the search page, where page views do not count but other events do: analytics#search-path. */
export const isSearchPath = (address: string): boolean => pathOf(address).replace(/\/$/, '') === '/search';

const censusEndpoints = ['record-hit', 'button-click', 'button-render', 'form-render', 'overlay', 'record-quick-view'];

/** Whether a call is a census call: analytics#record-hit. */
export const isCensusCall = (call: Call): boolean => call.endpoint !== null && censusEndpoints.includes(call.endpoint);

/** Whether a call counts a page view. Its event is the name or the number 1: analytics#census-events. */
export function isPageView(call: Call): boolean {
  const body = typeof call.body === 'object' && call.body !== null ? (call.body as { event?: unknown }) : {};
  return call.endpoint === 'record-hit' && /^(1|page_?view)$/i.test(String(body.event));
}

/** Whether a write sets a visit cookie, which is tracking as well: analytics#visit-record. */
export const isVisitCookieWrite = (write: CookieWrite): boolean =>
  ['ss_cvr', 'ss_cvt', 'ss_cid'].includes(write.name) && isStoring(write);

const isViewerOnly = ({ roles }: Policy): boolean => roles.length === 1 && roles[0] === viewerRole;
