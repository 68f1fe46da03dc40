import { pageWide } from '../../browser/page-wide.ts';
import { showPictures } from '../../browser/show-pictures.ts';
import type { Page } from '../../page/page.ts';

/** How long after the page's HTML a template's own code has to load its images, and to make galleries of them. */
const patienceMs = 2000;
/** How long the code that loads them in their own size may take then: pictures are shown 3 s after the HTML. */
const fetchMs = 900;

/** Images that a template's code was to load, `data-load="false"` or in a theme's gallery: not those of image and gallery blocks, which load theirs when they are due, nor of 7.1's sections, whose parts do. Wild 2 §2. */
const left =
  'img:is([data-load=false],.sqs-gallery img[data-src]):not([src],.sqs-block-image *,.sqs-video-wrapper *,.sqs-block .sqs-gallery *,.sqs-gallery-thumbnails *,.page-section *)';

declare module '../../browser/page-wide.ts' {
  interface PageWide {
    readonly leftImages: { isWatched: boolean };
  }
}

/** Has them loaded, unless the page takes everything back before. Looked for once: pages whose template's code is there fetch nothing for it. */
export function watchLeftImages(page: Page): void {
  const state = pageWide('leftImages', () => ({ isWatched: false }));
  if (state.isWatched) return;
  state.isWatched = true;
  const cancel = page.clock.after(Math.max(0, patienceMs - sinceParsedMs()), () => {
    const images = [...document.querySelectorAll<HTMLImageElement>(left)].filter((image) => !page.galleries.find(image));
    if (!images[0]) return;
    const show = (): void => {
      for (const image of images) showPictures(image);
    };
    const stop = page.clock.after(fetchMs, show);
    const load = async (): Promise<void> => (await page.chunks.load('part-left-image')).loadLeft(images, page);
    load().then(stop, (error: unknown) => {
      stop();
      show();
      page.errors.report(error);
    });
  });
  page.emitter.on('take-back', cancel);
}

/** 0 where the HTML is still on its way. */
function sinceParsedMs(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const parsedMs = entry?.domInteractive;
  return parsedMs ? performance.now() - parsedMs : 0;
}
