import type { EndpointName } from '../../../runtime/contract/endpoints.ts';

/** Results of an endpoint's requests: sent = accepted + rejected + failed. */
export interface EndpointCounts {
  /** Requests that left, or may have left in part. */
  sent: number;
  /** Responses with a status below 400. */
  accepted: number;
  /** Responses with a status of 400 or more. */
  rejected: number;
  /** Sent requests without a complete response. */
  failed: number;
  /** Sent requests that are not in the target's journal. */
  lost: number;
  /** Requests that never left: the replay was interrupted, or the target was away. */
  untried: number;
  /** Responses with another status or body than the recorded ones. */
  different: number;
}

/** Results of all recorded items: read = sent + untried + skipped + unreadable once no request is pending. */
export interface Tally {
  read: number;
  /** Requests that `--only` excludes, or that are outside the contract. */
  skipped: number;
  unreadable: number;
  /** Requests that are in the target's journal more than once. */
  duplicated: number;
  /** Requests that are not in the recording: `--renew` sends them for pages, crumbs and form keys. */
  extra: number;
  readonly byEndpoint: Map<EndpointName, EndpointCounts>;
}

export const createTally = (): Tally => ({
  read: 0,
  skipped: 0,
  unreadable: 0,
  duplicated: 0,
  extra: 0,
  byEndpoint: new Map(),
});

const noCounts = (): EndpointCounts => ({
  sent: 0,
  accepted: 0,
  rejected: 0,
  failed: 0,
  lost: 0,
  untried: 0,
  different: 0,
});

/** Returns the counts of an endpoint, to be changed in place. */
export function countsOf(tally: Tally, endpoint: EndpointName): EndpointCounts {
  const known = tally.byEndpoint.get(endpoint);
  if (known) return known;
  const fresh = noCounts();
  tally.byEndpoint.set(endpoint, fresh);
  return fresh;
}

/** Returns the sums over all endpoints. */
export function totalOf(tally: Tally): EndpointCounts {
  const total = noCounts();
  for (const counts of tally.byEndpoint.values()) {
    for (const key of Object.keys(total) as (keyof EndpointCounts)[]) total[key] += counts[key];
  }
  return total;
}
