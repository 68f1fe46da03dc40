// Part of the boot script.
/** analytics#visit-record, analytics#visit-session */
export const recordLifetimeMs = 63_072_000_000;
export const sessionLifetimeMs = 1_800_000;
/** 390 days: analytics#analytics-id. */
export const analyticsIdLifetimeMs = 33_696_000_000;

/** analytics#trace-log */
export const traceLimits = { flushMs: 30_000 } as const;
/** analytics#button-click-first */
export const buttonTimeoutMs = 2500;
