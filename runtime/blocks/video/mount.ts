import { logError } from '../../lib/console.ts';
import { createVideo, type Video } from '../../media/video/video.ts';
import { galleryAround } from '../../page/gallery-around.ts';
import type { Page } from '../../page/page.ts';
import { BlockSkipped, type LiveBlock } from '../block.ts';

/** Every live video of the page: showing one sends the others back to their overlay. Spec 2 §4. */
const videos = new Set<Video>();

/** A slide of a design that shows one at a time, and not the current one. */
const inactive = '.slide:is(.sqs-gallery-design-stacked-slide,.sqs-gallery-design-strip-slide):not(.sqs-active-slide)';

/** Brings a video embed to life, and takes part in its gallery if it is in one. Spec 1 §4, spec 2 §4. */
export function mount(element: HTMLElement, page: Page): LiveBlock {
  let leaveGallery = (): void => {};
  const video = create(element, {
    isActive: () => !element.closest(inactive),
    onShow({ isFile, address }) {
      for (const other of videos) if (other !== video) other.rest();
      leaveGallery();
      leaveGallery = galleryAround(element, page.galleries)?.on('currentIndexChange', () => video.rest()) ?? (() => {});
      // The first play of a file is told by telemetry itself, wherever it is.
      if (isFile) return;
      page
        .telemetry()
        .then(({ census }) => census.record('VIDEO', { mediaUrl: address }))
        .catch(page.errors.report);
    },
  });
  videos.add(video);
  return {
    destroy() {
      leaveGallery();
      video.destroy();
      videos.delete(video);
    },
  };
}

function create(...given: Parameters<typeof createVideo>): Video {
  try {
    return createVideo(...given);
  } catch (error) {
    logError((error as Error).message);
    throw new BlockSkipped('invalid-embed', error);
  }
}
