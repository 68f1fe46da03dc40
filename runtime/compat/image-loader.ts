import { once } from '../browser/once.ts';
import { showPictures } from '../browser/show-pictures.ts';
import { withFallback } from '../browser/with-fallback.ts';
import { type Images, waitingImages } from '../features/images/index.ts';
import type { Page } from '../page/page.ts';
import { elementOf, elementsIn } from './element-of.ts';

/** `window.ImageLoader`. Both methods return undefined until the code for images has arrived. compat#image-loader */
export interface ImageLoader {
  /** Returns whether each of the images can be loaded. */
  load(image: unknown, options?: unknown): boolean | undefined;
  bootstrap(root: unknown): void;
}

/** Uses the chunk for images outside galleries, which most pages that call it have already fetched. */
export function createImageLoader(page: Page): ImageLoader {
  let images: Images | undefined;
  const loading = once(async (): Promise<void> => {
    try {
      const { pageImages } = await withFallback(page.clock, page.chunks.load('images'), () => showPictures());
      images = pageImages(page.clock);
    } catch (error) {
      page.errors.report(error);
      throw error;
    }
  });
  /** Runs `callback` at once if the code is loaded, else once it is, in the order of the calls. */
  const withImages = <Result>(callback: (images: Images) => Result): Result | undefined => {
    if (images) return callback(images);
    const run = () => images && callback(images);
    // A failed load has been reported.
    loading
      .load()
      .then(run, () => {})
      .catch(page.errors.report);
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
      // Every template calls it, also on pages whose images all belong to galleries.
      const isNeeded = !(root instanceof Document || root instanceof Element) || waitingImages(root).length > 0;
      if (isNeeded) withImages((loader) => loader.bootstrap(root));
    },
  };
}
