/** vitals#send-moments, vitals#settings-time-out, vitals#first-input */
export const performanceLimits = { flushAfterLoadMs: 30_000, settingsTimeoutMs: 30_000, firstInputTimeoutMs: 60_000 } as const;

/** vitals#settings-status, vitals#settings-time-out */
export const performanceMessages = {
  unexpectedStatus: 'XHR request DONE with unexpected status',
  settingsTimeout: 'Metric settings request timeout',
} as const;
