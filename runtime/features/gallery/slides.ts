import { decodeDimensions } from '../../contract/gallery/slide.ts';

/** The slides of a gallery, in the server's order. `Array.from` makes them an array, which costs an object for each. */
export interface Slides extends ArrayLike<HTMLElement>, Iterable<HTMLElement> {}

/** Up to this many slides all of them look as on rendered pages; of more, only those near the current one are touched (our choice). */
export const shortGallery = 24;

/**
 * The slides in a gallery's element. The `noscript` twins beside them are none, and what an earlier run or a strip has put around them is
 * looked through. Wild §2 "Inner DOM". It is the browser's own list, so that 1000 slides cost no more than 12: nothing is made of a
 * slide before somebody asks for it.
 */
export const findSlides = (gallery: Element): Slides =>
  gallery.querySelectorAll<HTMLElement>(
    ':is(:scope,:scope>.sqs-wrapper,:scope>.ss-rest)>:not(noscript,script,style,svg,.sqs-wrapper,.ss-rest)',
  );

/** Width over height. */
export const shapeOf = ({ widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number }): number =>
  widthPx / heightPx;

const picture = 'img:is([data-src],[data-image],.thumb-image):not(noscript *)';

/** The picture of a slide, which may be the slide itself; null for a slide without one. */
export const imageOf = (slide: HTMLElement | undefined): HTMLImageElement | null =>
  slide instanceof HTMLImageElement ? slide : (slide?.querySelector<HTMLImageElement>(picture) ?? null);

/** Width over height of a slide's picture, as the server says it; 0 while it is not known. */
export const ratioOf = (slide: HTMLElement): number => {
  const size = decodeDimensions(imageOf(slide)?.getAttribute('data-image-dimensions') ?? null);
  return size ? shapeOf(size) : 0;
};
