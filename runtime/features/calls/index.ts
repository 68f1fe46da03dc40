/** What other features, and the boot script, may use of this one. */
export type { Calls } from './calls.ts';
export type { CallOutcome } from './data-layer.ts';
export { isLocalhost, siteOrigin } from './hosts.ts';
export { createSiteUserToken } from './site-users.ts';
