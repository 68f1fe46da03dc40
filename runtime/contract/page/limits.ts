// Part of the boot script.
/** site#chunks */
export const chunkTimeoutMs = 120_000;

export const textShrinkLimits = { minFontPx: 11, dynamicTextThresholdPx: 13, resizeDebounceMs: 100 } as const;
export const layoutLimits = {
  edgeMarginPx: 20,
  mobileMaxWidthPx: 432,
  desktopMinWidthPx: 433,
  narrowImageBlockBelowPx: 415,
  wideReservationAbovePx: 850,
} as const;
