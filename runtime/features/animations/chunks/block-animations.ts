import { prefersLessMotion } from '../../../browser/less-motion.ts';
import { animationLimits } from '../../../contract/site/constants.ts';
import type { Mountable } from '../../../page/mountable.ts';
import { type Effect, fade, motionTiming, scale, unroll } from '../effects.ts';

/**
 * A class that a page may set on its root: it hides the first blocks until they animate (runtime/features/animations/README.md).
 */
const earlyClass = 'ss-motion';

/** Returns the keyframes for the block's class `block-animation-<name>`; a name other than expand and scale fades. */
const keyframesOf: Effect = (element) => {
  const hasName = (name: string) => element.classList.contains(`block-animation-${name}`);
  return (hasName('expand') ? unroll : hasName('scale') ? scale : fade)(element);
};

/** Animations that are paused at their first frame, which hides the block; null for an animation that has begun. */
const waiting = new Map<Element, Animation | null>();
let observer: IntersectionObserver | undefined;

const begin = (element: Element) => {
  waiting.get(element)?.play();
  waiting.set(element, null);
};

/**
 * Animates a block once, when half of it is in view. Hides a block only out of view, so that blocks in view stay visible when
 * this script arrives, unless the page itself has hidden them. Focus and printing show hidden blocks. site#block-animations
 */
export const mount: Mountable['mount'] = (element) => {
  if (prefersLessMotion(window) || !('IntersectionObserver' in window && 'animate' in element)) return { dispose() {} };
  // One observer for all blocks of the page.
  observer ??= start();
  const onFocus = () => begin(element);
  observer.observe(element);
  element.addEventListener('focusin', onFocus);
  return {
    dispose() {
      observer?.unobserve(element);
      element.removeEventListener('focusin', onFocus);
      waiting.get(element)?.cancel();
      waiting.delete(element);
    },
  };
};

function start(): IntersectionObserver {
  const { classList } = document.documentElement;
  addEventListener('beforeprint', () => {
    for (const [element, motion] of waiting) {
      begin(element);
      motion?.finish();
    }
  });
  return new IntersectionObserver(
    (entries, watcher) => {
      const isEarly = classList.contains(earlyClass);
      for (const entry of entries) {
        const element = entry.target as HTMLElement;
        const isFirst = !waiting.has(element);
        if (isFirst && (isEarly || !entry.isIntersecting)) {
          const motion = element.animate(keyframesOf(element), motionTiming);
          motion.pause();
          waiting.set(element, motion);
        } else if (isFirst) watcher.unobserve(element);
        if (isHalfVisible(entry, entry.boundingClientRect.height, innerHeight)) {
          watcher.unobserve(element);
          begin(element);
        }
      }
      // The observer has received all blocks that the page had hidden.
      classList.remove(earlyClass);
    },
    { threshold: [...animationLimits.visibilityThresholds] },
  );
}

/**
 * Returns whether half of the element is in view; an element that is too tall for that counts from its first intersection.
 * site#block-animations
 */
export function isHalfVisible(
  seen: Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>,
  heightPx: number,
  viewHeightPx: number,
): boolean {
  const isTooTall = heightPx * animationLimits.visibleRatio > viewHeightPx;
  return seen.isIntersecting && (isTooTall || seen.intersectionRatio >= animationLimits.visibleRatio);
}
