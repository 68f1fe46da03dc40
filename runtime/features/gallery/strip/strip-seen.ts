import { stripLimits } from '../../../contract/gallery/constants.ts';
import { lazyLimits } from '../../../contract/images/constants.ts';
import type { SlideRange } from './strip-geometry.ts';
import type { StripOptions } from './strip-options.ts';
import type { StripPictures } from './strip-pictures.ts';
import type { StripRow } from './strip-row.ts';
import type { StripWrapper } from './strip-wrapper.ts';

/**
 * Returns a function that loads the pictures in view, those within 200 px of it and those beside the current slide, then those
 * that a step or a drag would show: gallery#strip-loading.
 */
export function createSeenLoader(
  row: StripRow,
  wrapper: StripWrapper,
  pictures: StripPictures,
  { currentIndex, preloadCount = stripLimits.preloadCount }: StripOptions,
): () => void {
  let runs = 0;
  /** Loads the pictures of those slides in the range that have a box. */
  const load = ({ first, last }: SlideRange): readonly Promise<void>[] =>
    pictures.load(Math.max(wrapper.first, first), Math.min(wrapper.last, last));
  return () => {
    const current = currentIndex();
    const seen = [
      ...load(row.seenAt(row.leftPx, lazyLimits.lazyMarginPx)),
      ...load({ first: current - preloadCount, last: current + preloadCount }),
    ];
    const run = ++runs;
    void Promise.all(seen).then(() => {
      // The row has moved since.
      if (run !== runs) return;
      const { first, last } = row.seenAt(row.leftPx, 0);
      load({ first: first - preloadCount, last: last + preloadCount });
      for (const index of [current - 1, current + 1])
        if (index >= wrapper.first && index <= wrapper.last) load(row.seenAt(row.aligned(index), 0));
    });
  };
}
