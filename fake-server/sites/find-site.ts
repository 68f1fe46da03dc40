import { hostOf } from '../http/lan-ports.ts';
import type { Site } from './site.ts';

/** Returns the search for the site that a request's host names; undefined at the hosts of no site. */
export function createSiteSearch(sites: readonly Site[]): (request: Parameters<typeof hostOf>[0]) => Site | undefined {
  const byId = new Map(sites.map((site) => [site.id, site]));
  return (request) => {
    const { kind, label } = hostOf(request);
    return kind === 'first-site' ? sites[0] : byId.get(label);
  };
}
