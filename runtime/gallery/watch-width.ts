import { galleryLimits } from '../contract/limits.ts';
import type { Clock } from '../lib/clock.ts';

/** Calls when the element's width has changed and then been the same for 100 ms (spec 1 §9), until the signal ends it. */
export function watchWidth(element: Element, work: () => void, clock: Clock, signal: AbortSignal): void {
  let widthPx = element.clientWidth;
  let cancel = (): void => {};
  const observer = new ResizeObserver(() => {
    cancel();
    cancel = clock.after(galleryLimits.resizeDebounceMs, () => {
      if (signal.aborted || element.clientWidth === widthPx) return;
      widthPx = element.clientWidth;
      work();
    });
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
