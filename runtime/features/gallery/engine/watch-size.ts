import type { Clock } from '../../../browser/clock.ts';
import { debounce } from '../../../browser/pace.ts';
import { watchBox } from '../../../browser/watch-box.ts';
import { galleryExtraLimits, galleryLimits } from '../../../contract/gallery/constants.ts';
import type { Size } from '../../images/index.ts';
import type { GalleryOptions } from '../model/options.ts';

/**
 * Longest wait for the first report of the observer. A busy browser has drawn nothing by then, and an element without a box gets
 * no report.
 */
const maxWaitMs = 100;

/** The size of a gallery, reported by an observer, because measuring the gallery would force a layout. */
export interface WatchedSize {
  /** Content box of the gallery; 0 x 0 while it has none. */
  readonly latest: Size;
  /**
   * Whether text ran from right to left when the size was reported. Read then, because a later read would compute all styles
   * again.
   */
  readonly isRightToLeft: boolean;
  /** Resolves when the size is known, or when the wait is over. */
  readonly known: Promise<void>;
  /** Runs `layout` after a change of the width, or of a height that the page's CSS gives: gallery#refresh-delay. */
  onChange(layout: () => void): void;
  dispose(): void;
}

/** Returns whether text in the element runs from right to left. */
export const runsFromRight = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

export function watchSize(
  { gallery, designOptions, refreshOnResize = true, refreshOnOrientationChange = true }: GalleryOptions,
  clock: Clock,
): WatchedSize {
  const followsOrientation = !refreshOnResize && refreshOnOrientationChange;
  let latest: Size = { widthPx: 0, heightPx: 0 };
  let isRightToLeft = false;
  let laidOut = latest;
  let layout = (): void => {};
  let resolveKnown = (): void => {};
  const known = new Promise<void>((resolve) => (resolveKnown = resolve));
  const set = (size: Size): void => {
    latest = size;
    isRightToLeft = runsFromRight(gallery);
  };
  const measure = (): void => set({ widthPx: gallery.clientWidth, heightPx: gallery.clientHeight });
  let cancelWait = clock.after(maxWaitMs, () => {
    measure();
    resolveKnown();
  });
  const refresh = debounce(
    clock,
    refreshOnResize ? galleryLimits.resizeDebounceMs : galleryExtraLimits.otherResizeDebounceMs,
    () => {
      // The event may fire before the observer has reported the new size.
      if (followsOrientation) measure();
      // A design that sets the height does not follow it.
      const isOtherHeight = designOptions?.autoHeight === false && latest.heightPx !== laidOut.heightPx;
      if (latest.widthPx === laidOut.widthPx && !isOtherHeight) return;
      laidOut = latest;
      layout();
    },
  );
  const stopWatching = watchBox(gallery, (widthPx, heightPx) => {
    set({ widthPx, heightPx });
    cancelWait();
    // In a new task, because a gallery that starts changes its size, which the observer would report as a loop.
    // https://developer.mozilla.org/docs/Web/API/ResizeObserver#observation_errors
    cancelWait = clock.after(0, () => resolveKnown());
    if (refreshOnResize) refresh();
  });
  if (followsOrientation) addEventListener('orientationchange', refresh);
  return {
    get latest() {
      return latest;
    },
    get isRightToLeft() {
      return isRightToLeft;
    },
    known,
    onChange(callback) {
      laidOut = latest;
      layout = callback;
    },
    dispose() {
      cancelWait();
      stopWatching();
      refresh.cancel();
      if (followsOrientation) removeEventListener('orientationchange', refresh);
    },
  };
}
