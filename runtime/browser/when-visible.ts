/**
 * Runs `onSeen` once when the element is within `marginPx` of the view; at once where the browser has no IntersectionObserver.
 * `judged` settles after the browser's first report (and after `onSeen`, if the element is in view then), or when the call is
 * cancelled.
 */
export function whenVisible(
  element: Element,
  marginPx: number,
  onSeen: () => void,
): { readonly judged: Promise<void>; cancel(): void } {
  if (typeof IntersectionObserver !== 'function') {
    onSeen();
    return { judged: Promise.resolve(), cancel() {} };
  }
  let stop = () => {};
  const judged = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // An element without a box (`display: contents`) has the place of its children.
        for (const { target, boundingClientRect } of entries)
          if (target === element && !boundingClientRect.width && getComputedStyle(element).display === 'contents')
            for (const child of element.children) observer.observe(child);
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          onSeen();
        }
        resolve();
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    stop = () => {
      observer.disconnect();
      resolve();
    };
  });
  return { judged, cancel: () => stop() };
}
