import type { Page } from '../../page/page.ts';

/** Loads the picture that a background shows before or instead of its video. video#background-picture */
export async function showFallback(background: HTMLElement, page: Page): Promise<void> {
  const image = background.querySelector<HTMLImageElement>('img');
  if (!image) return;
  const markLoaded = () => image.classList.add('loaded');
  if (image.complete && image.naturalWidth > 0) markLoaded();
  else image.addEventListener('load', markLoaded, { once: true });
  if (image.dataset.src && !image.hasAttribute('src'))
    (await page.chunks.load('images')).pageImages(page.clock).load(image, { mode: 'fill' });
}
