import * as lightboxLimits from '../../contract/gallery/lightbox-limits.ts';

export type ClickAction = 'previous' | 'next' | 'close';

/**
 * What a click with a pointer does. Beside the picture it closes; on it the first half goes back and the second goes on, from 2 % to
 * 98 % of its width: nearer to the edge it counts as beside (our choice of what the two numbers mean). With a single item there is
 * nothing to go to: a click anywhere closes. Spec 2 §4, §9.
 */
export function clickZone(x: number, y: number, picture: DOMRectReadOnly, isSingle: boolean, isRtl: boolean): ClickAction {
  const percent = ((x - picture.left) / picture.width) * 100;
  const isBeside =
    y < picture.top ||
    y > picture.bottom ||
    !(percent >= lightboxLimits.clickZoneStartPercent && percent <= lightboxLimits.clickZoneEndPercent);
  if (isBeside || isSingle) return 'close';
  return percent < 50 === isRtl ? 'next' : 'previous';
}
