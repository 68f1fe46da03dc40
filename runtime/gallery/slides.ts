const notSlides = 'noscript,script,style';

/**
 * The slides in a gallery's element, in the server's order. The `noscript` twins beside them are none, and a wrapper that
 * an earlier run left around them is looked through. Wild §2 "Inner DOM".
 */
export const findSlides = (gallery: Element): HTMLElement[] =>
  [...gallery.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || child.matches(notSlides)) return [];
    return child.matches('.sqs-wrapper') ? findSlides(child) : [child];
  });

const picture = 'img:is([data-src],[data-image],.thumb-image):not(noscript *)';

/** The picture of a slide, which may be the slide itself; null for a slide without one. */
export const imageOf = (slide: HTMLElement): HTMLImageElement | null =>
  slide instanceof HTMLImageElement ? slide : slide.querySelector<HTMLImageElement>(picture);
