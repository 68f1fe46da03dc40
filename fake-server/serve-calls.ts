import type { RequestListener } from 'node:http';
import type { ApiHandler } from './api/router.ts';
import { refuseBadSession } from './sessions/refuse-bad-session.ts';
import type { Sessions } from './sessions/sessions.ts';
import { createSiteSearch } from './sites/find-site.ts';
import type { Site } from './sites/site.ts';

/**
 * Returns the listener for calls of the API. The host of a call names its site; calls to other hosts belong to no site, or to
 * `otherSite`.
 */
export function serveCallsOf(sites: readonly Site[], sessions: Sessions, api: ApiHandler, otherSite = ''): RequestListener {
  const findSite = createSiteSearch(sites);
  return (request, response) => {
    const site = findSite(request)?.id ?? otherSite;
    if (!refuseBadSession(request, response, sessions.main, site)) void api(request, response, site);
  };
}
