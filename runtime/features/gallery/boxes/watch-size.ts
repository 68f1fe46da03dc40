import type { Clock } from '../../../browser/clock.ts';
import { debounce } from '../../../browser/pace.ts';
import { watchBox } from '../../../browser/watch-box.ts';
import { galleryExtraLimits, galleryLimits } from '../../../contract/gallery/limits.ts';
import type { Size } from '../../images/index.ts';
import type { GalleryOptions } from '../options.ts';

/** No longer is waited for the browser's word (our choice): a busy one has drawn nothing yet, and of what has no box it says none. */
const noWordMs = 100;

/** The size of a gallery, as the browser tells it: nobody has to ask for it, which would make it lay the page out. */
export interface WatchedSize {
  /** Content box of the gallery; 0 x 0 while it has none. */
  readonly latest: Size;
  /** Resolves when the size is known, or the gallery is found to have no box. */
  readonly known: Promise<void>;
  /**
   * Calls when the width, or a height that the page gives, has changed and then been the same for 100 ms; where that is not wanted,
   * 300 ms after the device was turned. Spec 1 §9 "Resize debounce 100 ms for gallery layouts (300 ms default)".
   */
  onChange(layout: () => void): void;
  end(): void;
}

export function watchSize(
  { gallery, designOptions, refreshOnResize = true, refreshOnOrientationChange = true }: GalleryOptions,
  clock: Clock,
): WatchedSize {
  const turns = !refreshOnResize && refreshOnOrientationChange;
  let latest: Size = { widthPx: 0, heightPx: 0 };
  let laidOut = latest;
  let layout = (): void => {};
  let isKnown = (): void => {};
  const known = new Promise<void>((resolve) => (isKnown = resolve));
  const measure = (): void => {
    latest = { widthPx: gallery.clientWidth, heightPx: gallery.clientHeight };
  };
  let cancelWait = clock.after(noWordMs, () => {
    measure();
    isKnown();
  });
  const refresh = debounce(
    clock,
    refreshOnResize ? galleryLimits.resizeDebounceMs : galleryExtraLimits.otherResizeDebounceMs,
    () => {
      // Where changes of size are not to matter, the last one may not have been told yet.
      if (turns) measure();
      // A height that the design gives itself is no news to it.
      const isOtherHeight = designOptions?.autoHeight === false && latest.heightPx !== laidOut.heightPx;
      if (latest.widthPx === laidOut.widthPx && !isOtherHeight) return;
      laidOut = latest;
      layout();
    },
  );
  const endWatch = watchBox(gallery, (widthPx, heightPx) => {
    latest = { widthPx, heightPx };
    cancelWait();
    // In a task of its own: a gallery that starts changes its size.
    cancelWait = clock.after(0, () => isKnown());
    if (refreshOnResize) refresh();
  });
  if (turns) addEventListener('orientationchange', refresh);
  return {
    get latest() {
      return latest;
    },
    known,
    onChange(work) {
      laidOut = latest;
      layout = work;
    },
    end() {
      cancelWait();
      endWatch();
      refresh.cancel();
      if (turns) removeEventListener('orientationchange', refresh);
    },
  };
}
