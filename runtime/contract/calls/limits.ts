/** calls#call-retries, calls#crumb-renewal */
export const dataLayerLimits = { retryDelayMs: 200, retriesAfterCrumbFail: 1 } as const;
