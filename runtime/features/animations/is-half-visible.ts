import { animationLimits } from '../../contract/animations/limits.ts';

/**
 * At least 50 % of the element is to be seen; one that is too tall for that ever to be counts as soon as it is met (our
 * choice). Spec 2 §4 "Animations".
 */
export function isHalfVisible(
  seen: Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>,
  heightPx: number,
  viewHeightPx: number,
): boolean {
  const isTooTall = heightPx * animationLimits.visibleRatio > viewHeightPx;
  return seen.isIntersecting && (isTooTall || seen.intersectionRatio >= animationLimits.visibleRatio);
}
