import { hostOf } from '../artifacts/addresses.ts';
import type { PageVisit, Request } from '../artifacts/artifacts.ts';
import { type Party, partyOf } from '../parties/parties.ts';
import { isPlatformStatic, isSameSite } from '../parties/sites.ts';
import { trackerCall } from '../parties/tracker-calls.ts';

/** Returns the host of the visited page. */
export const pageHost = (visit: PageVisit): string => hostOf(visit.landedOn);

/**
 * Whether a host belongs to the page: it is of the page’s site by the Public Suffix List, in which each tenant of a hosting
 * company is a site. The tables of owners only name.
 */
export function isOwnHost(visit: PageVisit, hostname: string): boolean {
  const host = pageHost(visit);
  return isSameSite(hostname, host) || isPlatformStatic(hostname, host);
}

/** Types of requests to which the browser gives their own address as their page. */
const pagelessTypes = ['Document', 'Prefetch', 'FedCM'];

/**
 * Whether a request of a frame goes to that frame’s own site. Of a document that a frame loads, of one that is fetched ahead, and
 * of a sign-in, the script decides: without one, the page itself loads it.
 */
export function isOfOwnFrame({ page, url, type, sentBy }: Request): boolean {
  const host = hostOf(pagelessTypes.includes(type) ? (sentBy?.url ?? '') : page);
  return host !== '' && isSameSite(hostOf(url), host);
}

/** Returns the party of a request, by its address, and by its shape on a host of unknown purpose. */
export function partyOfRequest(request: Request): Party {
  const party = partyOf(request.url);
  return party.kind === 'unknown' ? (shapeOfRequest(request) ?? party) : party;
}

/** Returns the tracker whose requests have this shape, whatever the host; null for another request. */
export const shapeOfRequest = ({ url, postData }: Request): Party | null => trackerCall({ url, body: postData ?? '' });
