const notSlides = 'noscript, script, style, template, link';

/**
 * The slides in a gallery's element, in the server's order. The `noscript` twins beside them are none, and a wrapper that
 * an earlier run left around them is looked through. Wild §2 "Inner DOM".
 */
export function findSlides(gallery: Element): HTMLElement[] {
  const marked = [...gallery.querySelectorAll<HTMLElement>('.slide, .summary-item')].filter(
    (slide) => !slide.closest('noscript') && !slide.parentElement?.closest('.slide, .summary-item'),
  );
  if (marked.length > 0) return marked;
  return [...gallery.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || child.matches(notSlides)) return [];
    return child.matches('.sqs-wrapper') ? findSlides(child) : [child];
  });
}

/** The picture of a slide, which may be the slide itself; null for a slide without one. */
export function imageOf(slide: HTMLElement): HTMLImageElement | null {
  if (slide instanceof HTMLImageElement) return slide;
  const images = slide.querySelectorAll<HTMLImageElement>('img[data-src], img[data-image], img.thumb-image');
  return [...images].find((image) => !image.closest('noscript')) ?? null;
}
