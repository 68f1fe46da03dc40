type OnNear = (box: DOMRectReadOnly) => void;

/**
 * Returns a function that watches an element: `onNear` runs once with the element's box, when the element is within `marginPx`
 * of the view or the page is about to be printed. One observer watches all elements; a second call for an element replaces its
 * callback.
 */
export function watchNear(marginPx: number): (element: Element, onNear: OnNear) => void {
  const waiting = new Map<Element, OnNear>();
  let observer: IntersectionObserver | undefined;
  const onEntries = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (!isIntersecting) continue;
      report(target, boundingClientRect);
    }
  };
  const report = (element: Element, box: DOMRectReadOnly): void => {
    const onNear = waiting.get(element);
    observer?.unobserve(element);
    waiting.delete(element);
    onNear?.(box);
  };
  const reportAll = (): void => {
    for (const element of [...waiting.keys()])
      if (element.isConnected) report(element, element.getBoundingClientRect());
      else waiting.delete(element);
  };
  return (element, onNear) => {
    if (!observer) addEventListener('beforeprint', reportAll);
    observer ??= new IntersectionObserver(onEntries, { rootMargin: `${marginPx}px` });
    waiting.set(element, onNear);
    observer.observe(element);
  };
}
