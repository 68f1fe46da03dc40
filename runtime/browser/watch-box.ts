import { pageWide } from './page-wide.ts';

type Work = (widthPx: number, heightPx: number) => void;

interface BoxWatch {
  readonly works: WeakMap<Element, Set<Work>>;
  readonly observer: ResizeObserver;
}

declare module './page-wide.ts' {
  interface PageWide {
    readonly boxWatch: BoxWatch;
  }
}

function createBoxWatch(): BoxWatch {
  const works: BoxWatch['works'] = new WeakMap();
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      for (const work of works.get(target) ?? []) work(Math.round(contentRect.width), Math.round(contentRect.height));
  });
  return { works, observer };
}

/**
 * Calls with the size of an element's content box, in whole pixels as `clientWidth` says it: before the next frame is drawn, and again after each change of it; never while
 * the element has no box. Work that changes the size of an element which is watched must do so in a task of its own, or the
 * browser complains of a loop. One observer watches all elements of the page. The returned function ends it.
 */
export function watchBox(element: Element, work: Work): () => void {
  const { works, observer } = pageWide('boxWatch', createBoxWatch);
  const own = works.get(element) ?? new Set();
  works.set(element, own.add(work));
  // Whoever watches it already hears once more: the newcomer is to be told as well.
  observer.unobserve(element);
  observer.observe(element);
  return () => {
    own.delete(work);
    if (own.size === 0) observer.unobserve(element);
  };
}
