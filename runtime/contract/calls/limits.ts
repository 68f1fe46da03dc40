/** Spec 2 §5, §9. */
export const dataLayerLimits = { retryDelayMs: 200, retriesAfterCrumbFail: 1 } as const;
