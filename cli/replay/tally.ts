import type { EndpointName } from '../../runtime/contract/endpoints.ts';

/** What became of the requests of one endpoint: sent = accepted + rejected + failed. */
export interface EndpointCounts {
  sent: number;
  /** Answered with a status below 400. */
  accepted: number;
  /** Answered with 400 or more. */
  rejected: number;
  /** Not answered, or not to the end. */
  failed: number;
  /** Sent, and not in the target's journal. */
  lost: number;
}

/** What became of everything that was read: read = sent + skipped + unreadable. */
export interface Tally {
  read: number;
  /** Left out by `--only`, or no call of the contract. */
  skipped: number;
  unreadable: number;
  /** In the target's journal more than once. */
  duplicated: number;
  readonly byEndpoint: Map<EndpointName, EndpointCounts>;
}

export const createTally = (): Tally => ({ read: 0, skipped: 0, unreadable: 0, duplicated: 0, byEndpoint: new Map() });

/** The counts of an endpoint, to be raised in place. */
export function countsOf(tally: Tally, endpoint: EndpointName): EndpointCounts {
  const known = tally.byEndpoint.get(endpoint);
  if (known) return known;
  const fresh = { sent: 0, accepted: 0, rejected: 0, failed: 0, lost: 0 };
  tally.byEndpoint.set(endpoint, fresh);
  return fresh;
}

/** The counts of all endpoints together. */
export function totalOf(tally: Tally): EndpointCounts {
  const total = { sent: 0, accepted: 0, rejected: 0, failed: 0, lost: 0 };
  for (const counts of tally.byEndpoint.values()) {
    for (const key of Object.keys(total) as (keyof EndpointCounts)[]) total[key] += counts[key];
  }
  return total;
}
