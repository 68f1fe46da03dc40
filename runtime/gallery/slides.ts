/** The slides of a gallery, in the server's order. `Array.from` makes them an array, which costs an object for each. */
export interface Slides extends ArrayLike<HTMLElement>, Iterable<HTMLElement> {}

/** Up to this many slides all of them look as on rendered pages; of more, only those near the current one are touched (our choice). */
export const shortGallery = 24;

const notSlides = ['noscript', 'script', 'style', 'svg', '.sqs-wrapper'];

/**
 * The slides in a gallery's element. The `noscript` twins beside them are none, and a wrapper that an earlier run left around
 * them is looked through. Wild §2 "Inner DOM". Of a long gallery it is the browser's own list, so that 1000 slides cost no
 * more than 12: nothing is made of a slide before somebody asks for it.
 */
export function findSlides(gallery: Element): Slides {
  const children = gallery.children as HTMLCollectionOf<HTMLElement>;
  return children.length > shortGallery && holdsSlidesOnly(gallery) ? children : slidesAmong(gallery);
}

const slidesAmong = (gallery: Element): HTMLElement[] =>
  [...gallery.children].flatMap((child) => {
    if (child.matches('.sqs-wrapper')) return slidesAmong(child);
    return child instanceof HTMLElement && !child.matches(notSlides.join()) ? [child] : [];
  });

function holdsSlidesOnly(gallery: Element): boolean {
  try {
    return !gallery.matches(`:has(>${notSlides.join(',>')})`);
  } catch {
    // A browser of before 2023, which does not know `:has`.
    return false;
  }
}

const picture = 'img:is([data-src],[data-image],.thumb-image):not(noscript *)';

/** The picture of a slide, which may be the slide itself; null for a slide without one. */
export const imageOf = (slide: HTMLElement | undefined): HTMLImageElement | null =>
  slide instanceof HTMLImageElement ? slide : (slide?.querySelector<HTMLImageElement>(picture) ?? null);
