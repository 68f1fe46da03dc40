/** The data layer and the sessions that use it: calls#call-methods. The service itself is a chunk. */
export type { Calls } from './calls.ts';
export type { CallOutcome } from './data-layer.ts';
export { isLocalhost, siteOrigin } from './hosts.ts';
export { createSiteUserToken } from './site-users.ts';
