import { lazyLimits } from '../contract/limits.ts';
import { imageMessages } from '../contract/messages.ts';
import { logError } from '../lib/console.ts';
import { whenVisible } from '../lib/when-visible.ts';
import type { ImageMode } from '../media/image-frame.ts';
import { createLazyImage, type LazyImage } from '../media/lazy-image.ts';
import { pageQueue } from '../media/page-queue.ts';
import { createServerState } from '../media/server-state.ts';
import type { CompatPage } from './handler.ts';

/** `ImageLoader` of older templates. Wild §4, spec 1 §8 "Image errors". */
export interface Images {
  /** Places an image in its parent and fetches it, unless `load` is false; again after a change of size. True if it can. */
  load(image: unknown, options?: unknown): boolean;
  /** Loads the images below `root` when they come near the view; those of galleries come with their galleries. */
  bootstrap(root?: unknown): void;
}

const galleries = '.sqs-gallery,.sqs-gallery-thumbnails';

export function createImages({ clock }: CompatPage): Images {
  const known = new WeakMap<HTMLImageElement, LazyImage>();
  const state = createServerState();

  const load = (image: unknown, given?: unknown): boolean => {
    const { load: mayLoad, mode } = (given ?? {}) as { load?: boolean; mode?: string };
    const problem = problemOf(image);
    if (problem || !(image instanceof HTMLImageElement)) {
      logError(problem);
      return false;
    }
    const lazy = known.get(image) ?? createLazyImage(image, { mode: modeOf(image, mode), queue: pageQueue(clock), state });
    known.set(image, lazy);
    const { clientWidth = 0, clientHeight = 0 } = image.parentElement ?? {};
    lazy.place({ widthPx: clientWidth, heightPx: clientHeight });
    if (mayLoad !== false) void lazy.load(() => 1);
    return true;
  };

  return {
    load,
    bootstrap(root) {
      const parent = root instanceof Element ? root : document;
      for (const image of parent.querySelectorAll<HTMLImageElement>('img[data-src],img[data-image]')) {
        if (image.closest(galleries) || image.getAttribute('src') || problemOf(image)) continue;
        // Watched by its parent: an image without a picture may have no box of its own.
        whenVisible(image.parentElement ?? image, lazyLimits.lazyMarginPx, () => load(image));
      }
    },
  };
}

function problemOf(image: unknown): string | null {
  if (!image) return imageMessages.noImage;
  if (!(image instanceof Element) || !image.matches('img')) return imageMessages.notAnImage;
  return image.getAttribute('data-src') || image.getAttribute('data-image') ? null : imageMessages.badSource;
}

function modeOf(image: Element, asked: string | undefined): ImageMode {
  if (asked === 'fit' || asked === 'fill' || asked === 'none') return asked;
  if (image.closest('.content-fill')) return 'fill';
  return image.closest('.content-fit') ? 'fit' : 'none';
}
