import { pathOf } from '../artifacts/addresses.ts';
import type { Call, CookieWrite } from '../artifacts/artifacts.ts';
import type { Policy } from '../policy/policy.ts';

/** Website role VIEWER. Spec 2 §6. */
const viewerRole = '10';

/** Why this visitor may not be tracked anywhere, as a clause; null for one who may. Spec 2 §5 (a), §6. */
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

/** Why nobody may be tracked on this page, as a clause; null for a page where it is allowed. Spec 2 §5 (a)-(c). */
export function excludedPage(policy: Policy, address: string, censusDisabled: boolean): string | null {
  const typeName = policy.pageType === null ? undefined : pageTypeNames[policy.pageType];
  if (typeName) return `its page type is ${typeName} (${policy.pageType})`;
  if (censusDisabled) return 'its census-disable flag is set';
  if (policy.signedIn && isViewerOnly(policy) && pathOf(address).includes('/config'))
    return 'a viewer is in the admin area (/config)';
  return null;
}

/** Whether page views are not to be counted at this address, although other events are. Spec 2 §5. */
export const isSearchPath = (address: string): boolean => pathOf(address).replace(/\/$/, '') === '/search';

const censusEndpoints = ['record-hit', 'button-click', 'button-render', 'form-render', 'overlay', 'record-quick-view'];

/** A visitor analytics call: one of the census calls of spec 2 §7. */
export const isCensusCall = (call: Call): boolean => call.endpoint !== null && censusEndpoints.includes(call.endpoint);

/** A hit that counts a page view; its event is the name or the number 1. Spec 2 §3. */
export function isPageView(call: Call): boolean {
  const body = typeof call.body === 'object' && call.body !== null ? (call.body as { event?: unknown }) : {};
  return call.endpoint === 'record-hit' && /^(1|page_?view)$/i.test(String(body.event));
}

/** Writing one of the visit cookies is tracking as well. Spec 1 §3. */
export const isVisitCookieWrite = ({ name, lifetimeMs, refused }: CookieWrite): boolean =>
  ['ss_cvr', 'ss_cvt', 'ss_cid'].includes(name) && refused === undefined && (lifetimeMs === null || lifetimeMs > 0);

const isViewerOnly = ({ roles }: Policy): boolean => roles.length === 1 && roles[0] === viewerRole;
