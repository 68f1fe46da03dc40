import { stripLimits } from '../../../contract/gallery/limits.ts';
import { lazyLimits } from '../../../contract/images/limits.ts';
import type { StripOptions } from './strip-options.ts';
import type { StripPictures } from './strip-pictures.ts';
import type { StripRow } from './strip-row.ts';
import type { StripWrapper } from './strip-wrapper.ts';

/**
 * The returned function asks for what is in view or less than 200 px away, and what is beside the current slide (spec 1 §4, §9); once
 * that is there, for what a step or a drag brings into view: as many slides as are preloaded beyond the view, and all that is seen
 * after a step.
 */
export function createSeenLoader(
  row: StripRow,
  wrapper: StripWrapper,
  pictures: StripPictures,
  { currentIndex, preloadCount = stripLimits.preloadCount }: StripOptions,
): () => void {
  /** How often what is seen has been asked for. */
  let looks = 0;
  /** Fetches the pictures of those of these slides that have a box. */
  const load = (from: number, to: number): readonly Promise<void>[] =>
    pictures.load(Math.max(wrapper.first, from), Math.min(wrapper.last, to));
  return () => {
    const current = currentIndex();
    const seen = [
      ...load(...row.seenAt(row.leftPx, lazyLimits.lazyMarginPx)),
      ...load(current - preloadCount, current + preloadCount),
    ];
    const mine = ++looks;
    void Promise.all(seen).then(() => {
      // The row may stand elsewhere by now.
      if (mine !== looks) return;
      const [from, to] = row.seenAt(row.leftPx, 0);
      load(from - preloadCount, to + preloadCount);
      for (const index of [current - 1, current + 1])
        if (index >= wrapper.first && index <= wrapper.last) load(...row.seenAt(row.aligned(index), 0));
    });
  };
}
