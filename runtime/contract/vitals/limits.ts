/** vitals#send-moments, vitals#settings-time-out, vitals#first-input */
export const performanceLimits = { flushAfterLoadMs: 30_000, settingsTimeoutMs: 30_000, firstInputTimeoutMs: 60_000 } as const;
