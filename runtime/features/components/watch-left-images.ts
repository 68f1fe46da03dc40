import { pageWide } from '../../browser/page-wide.ts';
import { showPictures } from '../../browser/show-pictures.ts';
import type { Page } from '../../page/page.ts';

/** Time from the end of the HTML for a template's code to load its images and to make galleries of them. */
const templateWaitMs = 2000;
/** Time for the chunk after that: together less than the 3 s after which pictures are shown. */
const fetchMs = 900;

/**
 * Images that the code of a template should load: `data-load="false"`, or in a theme's gallery. Image blocks, gallery blocks and
 * sections of template version 7.1 load theirs.
 */
const leftImages =
  'img:is([data-load=false],.sqs-gallery img[data-src]):not([src],.sqs-block-image *,.sqs-video-wrapper *,.sqs-block ' +
  '.sqs-gallery *,.sqs-gallery-thumbnails *,.page-section *)';

declare module '../../browser/page-wide.ts' {
  interface PageWide {
    readonly leftImages: { isWatched: boolean };
  }
}

/**
 * Loads images that their template has not loaded, once a page, unless the page is unmounted before. Fetches nothing if no image
 * is left. site#left-images
 */
export function watchLeftImages(page: Page): void {
  const state = pageWide('leftImages', () => ({ isWatched: false }));
  if (state.isWatched) return;
  state.isWatched = true;
  const cancel = page.clock.after(Math.max(0, templateWaitMs - sinceParsedMs()), () => {
    const images = [...document.querySelectorAll<HTMLImageElement>(leftImages)].filter((image) => !page.galleries.find(image));
    if (!images[0]) return;
    const show = (): void => {
      for (const image of images) showPictures(image);
    };
    const stop = page.clock.after(fetchMs, show);
    const load = async (): Promise<void> => (await page.chunks.load('component-left-image')).loadLeft(images, page);
    load().then(stop, (error: unknown) => {
      stop();
      show();
      page.errors.report(error);
    });
  });
  page.emitter.on('unmount', cancel);
}

/** Returns 0 while the HTML is loading. */
function sinceParsedMs(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const parsedMs = entry?.domInteractive;
  return parsedMs ? performance.now() - parsedMs : 0;
}
