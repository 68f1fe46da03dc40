/** Visit cookies. Spec 1 §4, §9. */
export const visitLimits = {
  recordLifetimeMs: 63_072_000_000,
  sessionLifetimeMs: 1_800_000,
  /** 390 days. */
  analyticsIdLifetimeMs: 33_696_000_000,
} as const;

/** Spec 2 §5, §9. */
export const traceLimits = { flushMs: 30_000 } as const;
export const censusLimits = { buttonTimeoutMs: 2500 } as const;
