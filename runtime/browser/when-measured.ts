/** Calls once, before the next frame is drawn, with where the element is: nobody asks for a layout. */
export function whenMeasured(element: Element, work: (box: DOMRectReadOnly) => void): void {
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    if (entry) work(entry.boundingClientRect);
  }).observe(element);
}
