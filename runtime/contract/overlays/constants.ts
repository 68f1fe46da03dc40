/** overlays#popup-frequency */
export const popupLimits = { neverAgainDisplayFrequency: -1, dayMs: 86_400_000 } as const;
/** overlays#info-bar-width */
export const infoBarLimits = { maxWidthPx: 1024 } as const;

/** Dialogs and notices: overlays#dialog-size, overlays#dialog-hiding, overlays#dialog-stack, overlays#notice-time */
export const dialogLimits = {
  noticeMs: 2000,
  confirmWidthPx: 350,
  confirmPaddingPx: 20,
  hideFallbackMs: 600,
  baseZIndex: 30_000,
} as const;

/** site#tooltips */
export const tooltipLimits = { delayMs: 1200, widthPx: 250, offsetPx: 15 } as const;
