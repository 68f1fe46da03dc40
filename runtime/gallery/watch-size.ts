import type { Clock } from '../lib/clock.ts';

export interface WatchSizeOptions {
  readonly clock: Clock;
  readonly debounceMs: number;
  readonly onResize: boolean;
  readonly onOrientationChange: boolean;
}

/**
 * Calls when the element's width has changed and has been the same for `debounceMs` (spec 1 §9: 100 ms for galleries).
 * The first width, and one that comes back, call too if it was 0 before: a gallery in a tab that is opened later. The
 * answer stops watching.
 */
export function watchSize(element: Element, work: () => void, options: WatchSizeOptions): () => void {
  const view = element.ownerDocument.defaultView ?? window;
  let widthPx = element.clientWidth;
  let cancel = (): void => {};
  const changed = (): void => {
    cancel();
    cancel = options.clock.after(options.debounceMs, () => {
      if (element.clientWidth === widthPx) return;
      widthPx = element.clientWidth;
      work();
    });
  };
  const observer = options.onResize && typeof ResizeObserver === 'function' ? new ResizeObserver(changed) : null;
  observer?.observe(element);
  if (options.onResize && !observer) view.addEventListener('resize', changed);
  if (options.onOrientationChange) view.addEventListener('orientationchange', changed);
  return () => {
    cancel();
    observer?.disconnect();
    view.removeEventListener('resize', changed);
    view.removeEventListener('orientationchange', changed);
  };
}
