/**
 * Limit of all keepalive and beacon bodies of a page that are under way together: 64 KiB.
 * https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
export const keepaliveBytes = 65_536;
/**
 * Chromium rejects the call that exceeds the limit, or drops it without a word as the page is left. This much is left free for
 * calls of other scripts, and for calls that the browser counts a moment longer than the page.
 */
const reserveBytes = 8_192;

/** The use of that limit. All senders of a page share one budget. */
export interface KeepaliveBudget {
  fits(bytes: number): boolean;
  take(bytes: number): void;
  release(bytes: number): void;
}

export function createKeepaliveBudget(): KeepaliveBudget {
  let usedBytes = 0;
  return {
    // A larger event is sent alone.
    fits: (bytes) => usedBytes === 0 || usedBytes + bytes <= keepaliveBytes - reserveBytes,
    take: (bytes) => {
      usedBytes += bytes;
    },
    release: (bytes) => {
      usedBytes -= bytes;
    },
  };
}
