/**
 * Which events the platform has already taken, by the id that the runtime sends as the query parameter `eid`. A runtime that did
 * not see the response sends an event again; the platform answers the second as it would the first, and otherwise ignores it.
 */
export interface Duplicates {
  isSeen(endpoint: string, id: string): boolean;
  /** To be called once the event is taken: one that was answered with an error must be welcome again. */
  remember(endpoint: string, id: string): void;
  clear(): void;
}

/** Remembers so many ids of each endpoint (our choice), and forgets the oldest first. */
export function createDuplicates(maxPerEndpoint = 10_000): Duplicates {
  const seen = new Map<string, Set<string>>();
  return {
    isSeen: (endpoint, id) => seen.get(endpoint)?.has(id) ?? false,
    remember(endpoint, id) {
      const ids = seen.get(endpoint) ?? new Set();
      seen.set(endpoint, ids.add(id));
      for (const oldest of ids) {
        if (ids.size <= maxPerEndpoint) break;
        ids.delete(oldest);
      }
    },
    clear: () => seen.clear(),
  };
}

/** The event id of a call; null if it has none, or one that no runtime mints (over 64 characters, or not of letters and digits). */
export function eventIdOf(query: Readonly<Record<string, unknown>>): string | null {
  const { eid } = query;
  return typeof eid === 'string' && /^[a-z0-9-]{1,64}$/i.test(eid) ? eid : null;
}
