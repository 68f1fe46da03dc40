import { decodeFocalPoint } from '../../../contract/gallery/slide.ts';
import type { Page } from '../../../page/page.ts';

/** Images that only the code of a template loads. */
const waiting = 'img[data-src]:not([src])';

/**
 * Loads the images that the component's controller would load, so that they fill their boxes. A box without a height gets the
 * aspect ratio that it names, else that of the image. The browser loads images with a `src` itself.
 */
export async function loadPictures(root: HTMLElement, page: Page): Promise<void> {
  const images = Array.from(root.querySelectorAll<HTMLImageElement>(waiting));
  if (root.matches(waiting)) images.push(root as HTMLImageElement);
  if (images.length === 0) return;
  const { pageImages } = await page.chunks.load('images');
  for (const image of images) {
    const box = image.parentElement;
    if (box) {
      // The height of the alternative text does not count.
      const { display } = image.style;
      image.style.display = 'none';
      if (box.clientHeight === 0) box.style.cssText += `;aspect-ratio:${box.style.aspectRatio || shapeOf(image)};overflow:hidden`;
      image.style.display = display;
    }
    const mode = image.dataset.mode ?? 'fill';
    if (mode === 'fill') {
      // The picture covers its box at every size.
      const { x, y } = decodeFocalPoint(image.dataset.imageFocalPoint ?? null);
      Object.assign(image.style, { maxWidth: 'none', objectFit: 'cover', objectPosition: `${x * 100}% ${y * 100}%` });
    }
    pageImages(page.clock).load(image, { mode, fixedRatio: mode === 'fill' ? false : undefined });
  }
}

/** Returns an aspect ratio for CSS: `3 / 4`. */
function shapeOf(image: HTMLImageElement): string {
  const named = image.closest<HTMLElement>('[data-aspect-ratio],[data-media-aspect-ratio]')?.dataset;
  const text = `${named?.aspectRatio ?? named?.mediaAspectRatio} ${image.dataset.imageDimensions}`;
  const [, width = '3', height = '2'] = /(\d+)[:x](\d+)/.exec(text) ?? [];
  return `${width} / ${height}`;
}
