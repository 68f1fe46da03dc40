/** Image widths and loading: images#image-widths, images#pixel-ratio, images#lazy-margin, images#box-retries. */
export const imageWidthsPx = [2500, 1500, 1000, 750, 500, 300, 100] as const;
export const dataSaverMaxPixelRatio = 1;
export const lazyLimits = { lazyMarginPx: 200 } as const;
export const imageRetryLimits = { loadRetries: 100, loadRetryDelayMs: 10 } as const;
