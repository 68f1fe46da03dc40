// Part of the boot script.
/** site#chunks */
export const chunkTimeoutMs = 120_000;

export const textShrinkLimits = { minFontPx: 11, resizeDebounceMs: 100 } as const;
export const layoutLimits = {
  edgeMarginPx: 20,
  narrowImageBlockBelowPx: 415,
  wideReservationAbovePx: 850,
} as const;

export const chunkFailedMessage = (chunk: string | number): string => `Loading chunk ${chunk} failed`;

/** Messages of start-up: the boot script carries only these. */
export const startMessages = {
  secondRun: 'The page has two runtimes',
  'no-environment': 'The page has no Static.SQUARESPACE_CONTEXT',
  spoilt: 'The page has replaced built-in functions',
} as const;
export const pageMessages = {
  globalTween: 'The provided global tween is no longer supported. Please remove its usage or include your own copy.',
  galleryWithoutContainer: 'A gallery needs a container element',
  missingName: (name: string) => `${name} is not available: what the page does with it has no effect`,
} as const;

/** Limits of a site's content. */
export const contentLimits = {
  maxBlocksPerLayout: 60,
  maxAlbumTracks: 60,
  maxOrderableItems: 250,
  maxTagLength: 50,
  maxCategoryLength: 25,
} as const;

/** site#animations, site#block-animations */
export const animationLimits = {
  transitionSeconds: 0.3,
  scaleHideRatio: 0.94,
  scaleHideSeconds: 0.3,
  visibleRatio: 0.5,
  visibilityThresholds: [0, 0.1, 0.25, 0.5, 1],
} as const;
