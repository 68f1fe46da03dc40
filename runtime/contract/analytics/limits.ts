/** Visit cookies. Spec 1 §4, §9. */
export const recordLifetimeMs = 63_072_000_000;
export const sessionLifetimeMs = 1_800_000;
/** 390 days. */
export const analyticsIdLifetimeMs = 33_696_000_000;

/** Spec 2 §5, §9. */
export const traceLimits = { flushMs: 30_000 } as const;
export const buttonTimeoutMs = 2500;
