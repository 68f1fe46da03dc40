/** Figures of the lightbox, exported separately so that each chunk contains only those that it reads. */
export const speedSeconds = 0.6;
export const overlayFadeSeconds = 0.35;
export const contentFadeSeconds = 0.6;
export const overlayOpacityRatio = 0.95;
export const keyThrottleMs = 200;
export const clickZoneStartPercent = 2;
export const clickZoneEndPercent = 98;
