import { animationLimits } from '../../contract/site/constants.ts';

/** Returns whether half of the element is in view; an element that is too tall for that counts from its first intersection. site#block-animations */
export function isHalfVisible(
  seen: Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>,
  heightPx: number,
  viewHeightPx: number,
): boolean {
  const isTooTall = heightPx * animationLimits.visibleRatio > viewHeightPx;
  return seen.isIntersecting && (isTooTall || seen.intersectionRatio >= animationLimits.visibleRatio);
}
