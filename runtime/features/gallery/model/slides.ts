import { decodeDimensions } from '../../../contract/gallery/slide.ts';

/** The slides of a gallery in the server's order. `Array.from` copies them, which costs time with many slides. */
export interface Slides extends ArrayLike<HTMLElement>, Iterable<HTMLElement> {}

/** Up to this many slides all of them get their styles; of more only those near the current one: gallery#long-galleries. */
export const shortGallery = 24;

/**
 * Returns the slides in a gallery's element, without their `noscript` copies, and those inside the wrappers that a strip has
 * left. The browser's own list is returned, so that 1000 slides cost no more than 12: nothing is created for a slide before it is
 * needed.
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

/** Returns width over height of a slide's picture by its attributes; 0 if they are missing or malformed. */
export const ratioOf = (slide: HTMLElement): number => {
  const size = decodeDimensions(imageOf(slide)?.getAttribute('data-image-dimensions') ?? null);
  return size ? shapeOf(size) : 0;
};
