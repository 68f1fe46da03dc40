import { earlyControls } from '../../blocks.ts';
import { holdClick, isPlainClick } from '../../browser/hold-click.ts';
import { maxWaitMs } from '../../browser/with-fallback.ts';
import type { Page } from '../../page/page.ts';

/**
 * Holds clicks on controls until the returned function repeats them; after 3 s at the latest: site#early-presses. Part of the
 * boot script. The chunk `blocks` then knows which of them have to wait longer.
 * @param hasBlocks returns whether the page fetches that chunk.
 */
export function keepClicks({ clock }: Pick<Page, 'clock'>, hasBlocks: () => boolean): () => void {
  const kept: (() => void)[] = [];
  const keep = (event: MouseEvent): void => {
    if (!hasBlocks() || !isPlainClick(event) || !(event.target as Element).closest(earlyControls)) return;
    kept.push(holdClick(event));
    clock.after(maxWaitMs, release);
  };
  const release = (): void => {
    document.removeEventListener('click', keep, true);
    for (const replay of kept) replay();
  };
  document.addEventListener('click', keep, true);
  return release;
}
