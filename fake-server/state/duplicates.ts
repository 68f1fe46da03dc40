import * as z from 'zod';
import { createTable, type StoredTable } from '../tables/table.ts';

/**
 * The events that the platform has accepted, by the id that the runtime sends as the query parameter `eid`. A runtime that did
 * not get the response sends an event again: the platform responds as to the first one, and otherwise ignores it
 * (analytics#event-id).
 */
export interface Duplicates {
  isKnown(endpoint: string, id: string): boolean;
  /** Stores the id of an accepted event. An event that got an error may be sent again, so its id is not stored. */
  remember(endpoint: string, id: string): void;
  clear(): void;
  readonly ids: StoredTable;
}

/** Stores at most `maxPerEndpoint` ids of each endpoint. The oldest ones are dropped. */
export function createDuplicates(maxPerEndpoint = 10_000): Duplicates {
  const known = new Map<string, Set<string>>();
  const ids = createTable({ schema: z.null(), maxRows: Number.POSITIVE_INFINITY, onRestored: readKnown });
  return {
    ids,
    isKnown: (endpoint, id) => known.get(endpoint)?.has(id) ?? false,
    remember(endpoint, id) {
      ids.set(`${endpoint} ${id}`, null);
      const ofEndpoint = know(endpoint, id);
      for (const oldest of ofEndpoint) {
        if (ofEndpoint.size <= maxPerEndpoint) break;
        ofEndpoint.delete(oldest);
        ids.delete(`${endpoint} ${oldest}`);
      }
    },
    clear() {
      ids.clear();
      known.clear();
    },
  };

  function know(endpoint: string, id: string): Set<string> {
    const ofEndpoint = known.get(endpoint) ?? new Set();
    known.set(endpoint, ofEndpoint.add(id));
    return ofEndpoint;
  }

  function readKnown(): void {
    known.clear();
    for (const key of ids.keys()) {
      const [endpoint = '', id = ''] = key.split(' ');
      know(endpoint, id);
    }
  }
}

/**
 * Returns the event id of a call; null without one, and for ids that no runtime sends (over 64 characters, or with other
 * characters than letters, digits and hyphens).
 */
export function eventIdOf(query: Readonly<Record<string, unknown>>): string | null {
  const { eid } = query;
  return typeof eid === 'string' && /^[a-z0-9-]{1,64}$/i.test(eid) ? eid : null;
}
