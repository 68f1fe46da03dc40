import type { Page } from '../../page/page.ts';

/** How long a template's own code has to load its images, and to make galleries of them. */
const patienceMs = 2400;

/** Images that a template's code was to load, `data-load="false"`: not those of image and gallery blocks, which load theirs when they are due, nor of 7.1's sections, whose parts do. Wild 2 §2. */
const left =
  'img[data-load=false]:not([src],.sqs-block-image *,.sqs-video-wrapper *,.sqs-block .sqs-gallery *,.sqs-gallery-thumbnails *,.page-section *)';

/** Has them loaded, unless the page takes everything back before. Looked for once: pages whose template's code is there fetch nothing for it. */
export function watchLeftImages(page: Page): void {
  const cancel = page.clock.after(patienceMs, () => {
    const images = [...document.querySelectorAll<HTMLImageElement>(left)].filter((image) => !page.galleries.find(image));
    if (images[0]) void page.chunks.load('part-left-image').then(({ loadLeft }) => loadLeft(images, page), page.errors.report);
  });
  page.emitter.on('take-back', cancel);
}
