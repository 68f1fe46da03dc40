type Work = (box: DOMRectReadOnly) => void;

/**
 * Answers a function that calls `work` once when its element comes within `marginPx` of the view, with the element's box, so that
 * nobody needs to ask for it. One observer watches all elements; an element that is given again has its work replaced.
 */
export function watchNear(marginPx: number): (element: Element, work: Work) => void {
  const waiting = new WeakMap<Element, Work>();
  let observer: IntersectionObserver | undefined;
  const onEntries = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      waiting.get(target)?.(boundingClientRect);
    }
  };
  return (element, work) => {
    observer ??= new IntersectionObserver(onEntries, { rootMargin: `${marginPx}px` });
    waiting.set(element, work);
    observer.observe(element);
  };
}
