import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/** Brings the video in a lightbox to life as that of any block; the returned function takes it back, whenever it comes. */
export function playIn(wrapper: HTMLElement, page: Page): () => void {
  let isOver = false;
  let live: Mounted | undefined;
  page.chunks
    .load('video')
    .then(({ mount }) => mount(wrapper, page))
    .then((mounted) => {
      live = mounted;
      if (isOver) live.dispose();
    })
    .catch(page.errors.report);
  return () => {
    isOver = true;
    live?.dispose();
  };
}
