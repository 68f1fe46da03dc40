import type { Page } from '../../page/page.ts';

/** How long a template's own code has to load its images, and to make galleries of them. */
const patienceMs = 2400;

/** Images that a template's code was to load, `data-load="false"`, outside of galleries and of 7.1's sections, whose parts load theirs. Wild 2 §2. */
const left = 'img[data-load=false]:not([src],[data-ss-slides] *,.sqs-gallery-thumbnails *,.page-section *)';

/** Has them loaded. Looked for once: pages whose template's code is there fetch nothing for it. */
export const watchLeftImages = (page: Page): void =>
  void page.clock.after(patienceMs, () => {
    const images = document.querySelectorAll<HTMLImageElement>(left);
    if (images[0]) void page.chunks.load('part-left-image').then(({ loadLeft }) => loadLeft(images, page), page.errors.report);
  });
