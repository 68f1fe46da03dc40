import type { ServerResponse } from 'node:http';
import type { HungResponse } from '../common/fault-status.ts';
import { hostOf } from '../http/lan-ports.ts';

/** The open responses of one platform or session. */
export interface HungResponses {
  readonly list: readonly HungResponse[];
  /** Adds a response until it is complete or its client disconnects. `release` ends it. */
  add(response: ServerResponse, fault: { readonly endpoint: string; readonly rule: string }, release: () => void): void;
  /** Releases the response with this id, or all. Returns how many were released. */
  release(id?: number): number;
}

export function createHungResponses(): HungResponses {
  const open = new Map<ServerResponse, { readonly shown: HungResponse; readonly release: () => void }>();
  let lastId = 0;
  return {
    get list() {
      return [...open.values()].map(({ shown }) => shown);
    },
    add(response, { endpoint, rule }, release) {
      lastId += 1;
      const shown = { id: lastId, endpoint, site: hostOf(response.req).label, since: new Date().toISOString(), rule };
      if (!open.has(response)) response.once('close', () => open.delete(response));
      open.set(response, { shown, release });
    },
    release(id) {
      let count = 0;
      // A released response may be kept open again: a late one that then hangs.
      for (const [response, { shown, release }] of open) {
        if (id !== undefined && shown.id !== id) continue;
        open.delete(response);
        release();
        count += 1;
      }
      return count;
    },
  };
}
