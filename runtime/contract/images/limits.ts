/** Image sizes and lazy loading (spec 1 §9); the retries for an image element that is not ready yet (spec 2 §9). */
export const imageWidthsPx = [2500, 1500, 1000, 750, 500, 300, 100] as const;
export const dataSaverMaxPixelRatio = 1;
export const lazyLimits = { lazyMarginPx: 200 } as const;
export const imageRetryLimits = { loadRetries: 100, loadRetryDelayMs: 10 } as const;
