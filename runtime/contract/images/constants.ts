/** Image widths and loading: images#image-widths, images#pixel-ratio, images#lazy-margin, images#box-retries. */
export const imageWidthsPx = [2500, 1500, 1000, 750, 500, 300, 100] as const;
export const dataSaverMaxPixelRatio = 1;
export const lazyLimits = { lazyMarginPx: 200 } as const;
export const imageRetryLimits = { loadRetries: 100, loadRetryDelayMs: 10 } as const;

/** Messages of images#loader-problems. */
export const imageMessages = {
  noImage: 'No image',
  noImages: 'No images',
  noRootNode: 'No root node',
  notANode: 'not a valid node',
  notAnImage: 'Element is not a valid image element',
  badSource: 'Invalid or missing image source',
} as const;
