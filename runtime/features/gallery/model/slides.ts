import { decodeDimensions } from '../../../contract/gallery/slide.ts';

/** The slides of a gallery in the server's order. `Array.from` copies them, which costs time with many slides. */
export interface Slides extends ArrayLike<HTMLElement>, Iterable<HTMLElement> {}

/** In galleries with more slides than this, only those near the current one get styles: gallery#long-galleries. */
export const maxShortGallerySlides = 24;

/**
 * Returns the slides in a gallery's element, without their `noscript` copies, and those in the wrappers of an earlier strip. The
 * result is the browser's list, so that 1000 slides cost no more than 12.
 */
export const findSlides = (gallery: Element): Slides =>
  gallery.querySelectorAll<HTMLElement>(
    ':is(:scope,:scope>.sqs-wrapper,:scope>.ss-rest)>:not(noscript,script,style,svg,.sqs-wrapper,.ss-rest)',
  );

/** Returns width over height. */
export const shapeOf = ({ widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number }): number =>
  widthPx / heightPx;

const picture = 'img:is([data-src],[data-image],.thumb-image):not(noscript *)';

/** Returns the picture of a slide, which may be the slide itself; null for a slide without one. */
export const imageOf = (slide: HTMLElement | undefined): HTMLImageElement | null =>
  slide instanceof HTMLImageElement ? slide : (slide?.querySelector<HTMLImageElement>(picture) ?? null);

/**
 * Returns width over height of the widest picture; 0 while no size is known.
 * @param sizeAt returns the size of a slide's picture by its file, if that is loaded.
 */
export const widestShape = (
  slides: Slides,
  sizeAt: (index: number) => Parameters<typeof shapeOf>[0] | null | undefined,
): number =>
  Math.max(
    0,
    ...Array.from(slides, (slide, index) => {
      const size = sizeAt(index);
      return size ? shapeOf(size) : ratioOf(slide);
    }),
  );

/** Returns width over height of a slide's picture by its attributes; 0 if they are missing or malformed. */
const ratioOf = (slide: HTMLElement): number => {
  const size = decodeDimensions(imageOf(slide)?.getAttribute('data-image-dimensions') ?? null);
  return size ? shapeOf(size) : 0;
};

/**
 * Returns the index of the slide to show: values out of range wrap, fractions are cut off, see gallery#index-wraps. Returns -1
 * without slides, and 0 for a value that is not a number.
 */
export function wrapIndex(index: number, count: number): number {
  if (count <= 0) return -1;
  // `Math.trunc` converts text, which scripts of a page may pass.
  return ((Math.trunc(index) % count) + count) % count || 0;
}
