/** vitals#settings-status, vitals#settings-time-out */
export const performanceMessages = {
  unexpectedStatus: 'XHR request DONE with unexpected status',
  settingsTimeout: 'Metric settings request timeout',
} as const;
