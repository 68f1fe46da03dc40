/** Popup overlay (spec 2 §3, §4) and mobile info bar (spec 2 §4, §9). */
export const popupLimits = { neverAgainDisplayFrequency: -1, dayMs: 86_400_000 } as const;
export const infoBarLimits = { maxWidthPx: 1024 } as const;

/** Dialogs and notices. Spec 2 §4, §9. */
export const dialogLimits = {
  noticeMs: 2000,
  confirmWidthPx: 350,
  confirmPaddingPx: 20,
  hideFallbackMs: 600,
  baseZIndex: 30_000,
  escapeKeyCode: 27,
} as const;

/** Small page behaviours. Spec 2 §4, §9. */
export const tooltipLimits = { delayMs: 1200, widthPx: 250, offsetPx: 15 } as const;
