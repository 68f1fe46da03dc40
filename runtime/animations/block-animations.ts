import { animationLimits } from '../contract/limits.ts';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { isStill } from '../lib/is-still.ts';
import { putAttribute } from '../lib/put-attribute.ts';
import type { Live, Mountable } from '../page/mountable.ts';
import type { Page } from '../page/page.ts';
import { animate } from './animate.ts';
import { effects } from './effects.ts';
import { isHalfVisible } from './is-half-visible.ts';

const waiting = 'data-ss-animation-waiting';
/** A page may set this class on its root in its head, to have its first blocks hidden until they animate; see runtime/README.md. */
const early = 'ss-motion';
// The focus and the printer reach what waits all the same.
const styles = `@media screen { [${waiting}]:not(:focus-within) { opacity: 0 } }`;

/** What a block asks for by its class `block-animation-<name>` (wild §2 knows "none"); names but expand and scale fade (our choice). */
const keyframesOf = (element: HTMLElement): Keyframe[] => {
  const [, name] = /\bblock-animation-(\w+)/.exec(element.className) ?? [];
  if (name === 'expand') return effects.unroll();
  return name === 'scale' ? effects.scale() : effects.fade();
};

interface Watcher {
  watch(element: HTMLElement): Live;
}
let watcher: Watcher | undefined;

/**
 * Lets a block come in as half of it comes into view, once. It is hidden only after the browser has said that it is out of view:
 * what is in view when this script arrives stays as it is, unless the page has kept it hidden for this. Where nothing can be
 * watched or nothing is to move, nothing is hidden.
 */
export const mountBlockAnimation: Mountable['mount'] = (element, page) => {
  if (isStill(window) || typeof IntersectionObserver !== 'function') return { destroy() {} };
  watcher ??= createWatcher(page);
  return watcher.watch(element);
};

/** One observer for all blocks of the page. */
function createWatcher({ clock }: Page): Watcher {
  const { classList } = document.documentElement;
  adoptStyles(document, styles);
  const met = new WeakSet<Element>();
  const forget = (element: Element) => {
    observer.unobserve(element);
    putAttribute(element, waiting, null);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const element = entry.target as HTMLElement;
        const isFirst = !met.has(element);
        met.add(element);
        if (isHalfVisible(entry, entry.boundingClientRect.height, innerHeight)) {
          forget(element);
          if (!isFirst || classList.contains(early)) void animate(element, keyframesOf(element), clock);
        } else if (isFirst && (!entry.isIntersecting || classList.contains(early))) putAttribute(element, waiting, '');
        else if (isFirst) forget(element);
      }
      // All that were asked for have been judged by now.
      classList.remove(early);
    },
    { threshold: [...animationLimits.visibilityThresholds] },
  );
  return {
    watch(element) {
      observer.observe(element);
      return { destroy: () => forget(element) };
    },
  };
}
