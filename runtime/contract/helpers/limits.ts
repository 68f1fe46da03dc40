/** Spec 1 §9. */
export const tweenLimits = { durationMs: 300 } as const;

/** Spec 2 §5, §9. */
export const throttleLimits = { samples: 22, averageFactor: 2 } as const;
export const waitForLimits = { minElements: 1, pollMs: 100, unlimitedRetries: 0, unlimitedRetriesAbove: 99_999_999 } as const;

/** Small page behaviours. Spec 2 §4, §9. */
export const relativeTimeLimits = { updateMs: 5000 } as const;
