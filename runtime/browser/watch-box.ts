import { pageWide } from './page-wide.ts';

type OnSize = (widthPx: number, heightPx: number) => void;

interface BoxWatch {
  readonly callbacks: WeakMap<Element, Set<OnSize>>;
  readonly observer: ResizeObserver;
}

declare module './page-wide.ts' {
  interface PageWide {
    readonly boxWatch: BoxWatch;
  }
}

function createBoxWatch(): BoxWatch {
  const callbacks: BoxWatch['callbacks'] = new WeakMap();
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      for (const onSize of callbacks.get(target) ?? []) onSize(Math.round(contentRect.width), Math.round(contentRect.height));
  });
  return { callbacks, observer };
}

/**
 * Runs `onSize` with the size of an element's content box in whole pixels, as `clientWidth` rounds it: before the next frame, and
 * after each change; never while the element has no box. A callback that changes the size of a watched element must do so in a
 * later task, or the browser reports a loop: https://drafts.csswg.org/resize-observer/#deliver-resize-error. One observer
 * watches all elements of the page. Returns a function that stops watching.
 */
export function watchBox(element: Element, onSize: OnSize): () => void {
  const { callbacks, observer } = pageWide('boxWatch', createBoxWatch);
  const own = callbacks.get(element) ?? new Set();
  callbacks.set(element, own.add(onSize));
  // Observing again reports the size to the new callback, and once more to the others.
  observer.unobserve(element);
  observer.observe(element);
  return () => {
    own.delete(onSize);
    if (own.size === 0) observer.unobserve(element);
  };
}

/** Runs `callback` once with the element's box, before the next frame and without forcing a layout. */
export function whenMeasured(element: Element, callback: (box: DOMRectReadOnly) => void): void {
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    if (entry) callback(entry.boundingClientRect);
  }).observe(element);
}
