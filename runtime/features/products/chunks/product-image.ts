import type { Page } from '../../../page/page.ts';
import { selectSlide, slideSelector } from '../select-slide.ts';

/**
 * Shows the first of the wanted pictures, by id or address, in the product's gallery. Does nothing if the gallery has none of
 * them. `commerce#variant-image`
 */
export function showImage(root: HTMLElement, wanted: readonly string[], galleries: Page['galleries']): void {
  const images = Array.from(root.querySelectorAll<HTMLElement>('img[data-image-id],img[data-image],img[data-src],img[src]'));
  const found = images.find((image) => wanted.some((each) => each !== '' && isPicture(image, each)));
  const slide = found?.closest<HTMLElement>(`${slideSelector},.slide,.sqs-gallery > *`);
  const list = slide?.parentElement;
  if (!slide || !list) return;
  const slides = Array.from(list.children).filter(
    (each) => each.className === slide.className || each.matches(`.slide,${slideSelector}`),
  );
  const at = slides.indexOf(slide);
  for (let outer: Element | null = list; outer && outer !== root; outer = outer.parentElement) {
    const gallery = galleries.get(outer);
    if (gallery) {
      gallery.goTo(at);
      return;
    }
  }
  if (slide.matches(slideSelector)) selectSlide(root, at);
}

const isPicture = (image: HTMLElement, wanted: string): boolean =>
  image.dataset.imageId === wanted ||
  [image.dataset.image, image.dataset.src, image.getAttribute('src') ?? ''].some(
    (address) => address !== '' && withoutSchemeAndQuery(address) === withoutSchemeAndQuery(wanted),
  );

const withoutSchemeAndQuery = (address: string | undefined): string => (address ?? '').replace(/^https?:|\?.*$/g, '');
