/** Spec 1 §4, §9. */
export const performanceLimits = { flushAfterLoadMs: 30_000, settingsTimeoutMs: 30_000, firstInputTimeoutMs: 60_000 } as const;
