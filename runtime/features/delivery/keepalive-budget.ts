/**
 * Limit of all keepalive and beacon bodies of a page that are under way together: 64 KiB.
 * https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
export const keepaliveBytes = 65_536;

/** The use of that limit. All senders of a page share one budget. */
export interface KeepaliveBudget {
  fits(bytes: number): boolean;
  take(bytes: number): void;
  release(bytes: number): void;
}

export function createKeepaliveBudget(limitBytes = keepaliveBytes): KeepaliveBudget {
  let usedBytes = 0;
  return {
    fits: (bytes) => usedBytes + bytes <= limitBytes,
    take: (bytes) => {
      usedBytes += bytes;
    },
    release: (bytes) => {
      usedBytes -= bytes;
    },
  };
}
