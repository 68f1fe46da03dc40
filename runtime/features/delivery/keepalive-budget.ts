/** The browser's limit for all keepalive and beacon bodies of a page that are under way together: 64 KiB. */
export const keepaliveBytes = 65_536;

/** What of that sum is in use; every sender of a page shares one. */
export interface KeepaliveBudget {
  fits(bytes: number): boolean;
  take(bytes: number): void;
  release(bytes: number): void;
}

export function createKeepaliveBudget(limitBytes = keepaliveBytes): KeepaliveBudget {
  let used = 0;
  return {
    fits: (bytes) => used + bytes <= limitBytes,
    take: (bytes) => {
      used += bytes;
    },
    release: (bytes) => {
      used -= bytes;
    },
  };
}
