type Work = (box: DOMRectReadOnly) => void;

/**
 * Returns a function that calls `work` once when its element comes within `marginPx` of the view, with the element's box, so that
 * nobody needs to ask for it; or once the page is to be printed, which shows all of it. One observer watches all elements; an
 * element that is given again has its work replaced.
 */
export function watchNear(marginPx: number): (element: Element, work: Work) => void {
  const waiting = new Map<Element, Work>();
  let observer: IntersectionObserver | undefined;
  const onEntries = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (!isIntersecting) continue;
      come(target, boundingClientRect);
    }
  };
  const come = (element: Element, box: DOMRectReadOnly): void => {
    const work = waiting.get(element);
    observer?.unobserve(element);
    waiting.delete(element);
    work?.(box);
  };
  const comeAll = (): void => {
    for (const element of [...waiting.keys()])
      if (element.isConnected) come(element, element.getBoundingClientRect());
      else waiting.delete(element);
  };
  return (element, work) => {
    if (!observer) addEventListener('beforeprint', comeAll);
    observer ??= new IntersectionObserver(onEntries, { rootMargin: `${marginPx}px` });
    waiting.set(element, work);
    observer.observe(element);
  };
}
