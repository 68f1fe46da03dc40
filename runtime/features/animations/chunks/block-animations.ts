import { prefersReducedMotion } from '../../../browser/prefers-reduced-motion.ts';
import { animationLimits } from '../../../contract/animations/limits.ts';
import type { Mountable } from '../../../page/mountable.ts';
import { type Effect, fade, motionTiming, scale, unroll } from '../effects.ts';
import { isHalfVisible } from '../is-half-visible.ts';

/** A page may set this class on its root in its head, to have its first blocks hidden until they animate; see runtime/README.md. */
const early = 'ss-motion';

/** What a block asks for by its class `block-animation-<name>` (wild §2 knows "none"); names but expand and scale fade (our choice). */
const keyframesOf: Effect = (element) => {
  const asked = (name: string) => element.classList.contains(`block-animation-${name}`);
  return (asked('expand') ? unroll : asked('scale') ? scale : fade)(element);
};

/** Motions that wait at their first frame, which hides the block: no style of the page is touched. null: it has begun. */
const waiting = new Map<Element, Animation | null>();
let observer: IntersectionObserver | undefined;

const begin = (element: Element) => {
  waiting.get(element)?.play();
  waiting.set(element, null);
};

/**
 * Lets a block come in as half of it comes into view, once. It is hidden only after the browser has said that it is out of view:
 * what is in view when this script arrives stays as it is, unless the page has kept it hidden for this. The focus and the printer
 * reach what waits. Where nothing can be watched or nothing is to move, nothing is hidden.
 */
export const mount: Mountable['mount'] = (element) => {
  if (prefersReducedMotion(window) || !('IntersectionObserver' in window && 'animate' in element)) return { dispose() {} };
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
      const isEarly = classList.contains(early);
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
      // All that the page had hidden has been judged by now.
      classList.remove(early);
    },
    { threshold: [...animationLimits.visibilityThresholds] },
  );
}
