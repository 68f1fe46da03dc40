/** helpers#tween */
export const tweenLimits = { durationMs: 300 } as const;

/** helpers#self-throttle, helpers#wait-for-elements */
export const throttleLimits = { samples: 22, averageFactor: 2 } as const;
export const waitForLimits = { minElements: 1, pollMs: 100, unlimitedRetries: 0, unlimitedRetriesAbove: 99_999_999 } as const;

/** helpers#relative-time */
export const relativeTimeLimits = { updateMs: 5000 } as const;
