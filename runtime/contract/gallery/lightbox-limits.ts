/** The lightbox. Spec 2 §4, §9. One by one, so that the browser gets those that are read and no names. */
export const speedSeconds = 0.6;
export const overlayFadeSeconds = 0.35;
export const contentFadeSeconds = 0.6;
export const overlayOpacityRatio = 0.95;
export const keyThrottleMs = 200;
export const clickZoneStartPercent = 2;
export const clickZoneEndPercent = 98;
