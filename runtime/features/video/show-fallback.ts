import type { Page } from '../../page/page.ts';

/** Has the picture loaded that is seen before the video, and instead of it. */
export async function showFallback(background: HTMLElement, page: Page): Promise<void> {
  const image = background.querySelector<HTMLImageElement>('img');
  if (!image) return;
  const mark = () => image.classList.add('loaded');
  if (image.complete && image.naturalWidth > 0) mark();
  else image.addEventListener('load', mark, { once: true });
  if (image.dataset.src && !image.hasAttribute('src'))
    (await page.chunks.load('images')).pageImages(page.clock).load(image, { mode: 'fill' });
}
