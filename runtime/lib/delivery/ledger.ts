/** The browser's limit for all keepalive and beacon bodies of a page that are under way together: 64 KiB. */
export const ledgerBytes = 65_536;

/** What of that sum is in use; every sender of a page shares one. */
export interface Ledger {
  fits(bytes: number): boolean;
  take(bytes: number): void;
  give(bytes: number): void;
}

export function createLedger(limitBytes = ledgerBytes): Ledger {
  let used = 0;
  return {
    fits: (bytes) => used + bytes <= limitBytes,
    take: (bytes) => {
      used += bytes;
    },
    give: (bytes) => {
      used -= bytes;
    },
  };
}
