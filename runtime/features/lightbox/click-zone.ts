import * as lightboxLimits from '../../contract/lightbox/constants.ts';

export type ClickAction = 'previous' | 'next' | 'close';

/** Returns the effect of a click with a pointer: lightbox#click-zones. */
export function clickZone(x: number, y: number, picture: DOMRectReadOnly, isSingle: boolean, isRtl: boolean): ClickAction {
  const percent = ((x - picture.left) / picture.width) * 100;
  const isBeside =
    y < picture.top ||
    y > picture.bottom ||
    !(percent >= lightboxLimits.clickZoneStartPercent && percent <= lightboxLimits.clickZoneEndPercent);
  if (isBeside || isSingle) return 'close';
  return percent < 50 === isRtl ? 'next' : 'previous';
}
