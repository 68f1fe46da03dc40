import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/** Mounts the video of an item: lightbox#lightbox-video. Returns its disposer, which may be called while the video is loading. */
export function mountVideo(wrapper: HTMLElement, page: Page): () => void {
  let isDisposed = false;
  let video: Mounted | undefined;
  page.chunks
    .load('video')
    .then(({ mount }) => mount(wrapper, page))
    .then((mounted) => {
      video = mounted;
      if (isDisposed) video.dispose();
    })
    .catch(page.errors.report);
  return () => {
    isDisposed = true;
    video?.dispose();
  };
}
