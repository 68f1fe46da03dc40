/**
 * Answers a function that calls `work` once when its element comes within `marginPx` of the view, with the element's box. One
 * observer watches all elements, until the signal ends it.
 */
export function watchNear(
  marginPx: number,
  signal: AbortSignal,
): (element: Element, work: (box: DOMRectReadOnly) => void) => void {
  const waiting = new WeakMap<Element, (box: DOMRectReadOnly) => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        waiting.get(target)?.(boundingClientRect);
      }
    },
    { rootMargin: `${marginPx}px` },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  return (element, work) => {
    waiting.set(element, work);
    observer.observe(element);
  };
}
