import { galleryExtraLimits, galleryLimits } from '../contract/limits.ts';
import type { Clock } from '../lib/clock.ts';
import { debounce } from '../lib/pace.ts';
import type { GalleryOptions } from './options.ts';

/**
 * Lays a gallery out anew when its width has changed and then been the same for 100 ms; where that is not wanted, 300 ms
 * after the device was turned. Spec 1 §9 "Resize debounce 100 ms for gallery layouts (300 ms default)".
 */
export function watchSize(options: GalleryOptions, layout: () => void, clock: Clock, signal: AbortSignal): void {
  const { gallery, refreshOnResize = true, refreshOnOrientationChange = true } = options;
  if (!refreshOnResize) {
    if (!refreshOnOrientationChange) return;
    const refresh = debounce(clock, galleryExtraLimits.otherResizeDebounceMs, layout);
    signal.addEventListener('abort', refresh.cancel);
    addEventListener('orientationchange', refresh, { signal });
    return;
  }
  // The observer's first word is the width that was laid out: nobody has to ask for it.
  let laidOutPx: number | null = null;
  let widthPx = 0;
  const refresh = debounce(clock, galleryLimits.resizeDebounceMs, () => {
    if (widthPx === laidOutPx) return;
    laidOutPx = widthPx;
    layout();
  });
  const observer = new ResizeObserver(([entry]) => {
    widthPx = entry?.contentRect.width ?? 0;
    laidOutPx ??= widthPx;
    refresh();
  });
  observer.observe(gallery);
  signal.addEventListener('abort', () => {
    refresh.cancel();
    observer.disconnect();
  });
}
