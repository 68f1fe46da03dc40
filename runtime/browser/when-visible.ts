/**
 * Calls `onSeen` once when the element comes within `marginPx` of the view. The promise settles at the browser's first word
 * on it, after `onSeen` if the element is in view by then, or when it is cancelled. Where the browser cannot watch, everything counts as seen.
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
        // What has no box of its own (`display: contents`) is where its children are.
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
