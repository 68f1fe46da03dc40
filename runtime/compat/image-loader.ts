import { showPictures } from '../browser/show-pictures.ts';
import { withFallback } from '../browser/with-fallback.ts';
import { type Images, waitingImages } from '../features/images/index.ts';
import type { Page } from '../page/page.ts';
import { elementOf, elementsIn } from './element-of.ts';

/** What the names of `window.ImageLoader` call. Both return undefined while the code for images is on its way. Wild §4. */
export interface ImageLoader {
  /** Returns whether every one of them can be loaded. */
  load(image: unknown, options?: unknown): boolean | undefined;
  bootstrap(root: unknown): void;
}

/** Has the chunk for images outside galleries do it: most pages that call these names have fetched it already. */
export function createImageLoader(page: Page): ImageLoader {
  let images: Images | undefined;
  let coming: Promise<void> | undefined;

  const fetchImages = async (): Promise<void> => {
    try {
      const { pageImages } = await withFallback(page.clock, page.chunks.load('images'), () => showPictures());
      images = pageImages(page.clock);
    } catch (error) {
      page.errors.report(error);
      coming = undefined;
    }
  };
  /** Calls at once where the code is there, else when it has come, in the order of the calls. */
  const withImages = <Result>(work: (images: Images) => Result): Result | undefined => {
    if (images) return work(images);
    coming ??= fetchImages();
    void coming.then(() => images && work(images)).catch(page.errors.report);
    return undefined;
  };

  return {
    load: (image, options) =>
      withImages((loader) => {
        loader.isDriven = true;
        return loader.load(elementsIn(image), options);
      }),
    bootstrap(given) {
      const root = elementOf(given);
      // Every page calls it, also those whose images are all of galleries.
      const isNeeded = !(root instanceof Document || root instanceof Element) || waitingImages(root).length > 0;
      if (isNeeded) withImages((loader) => loader.bootstrap(root));
    },
  };
}
