import { putAttribute } from '../../browser/put-attribute.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { pressed } from './pressed.ts';
import { nextSelector, previousSelector, selectSlide, shownSlide, slideSelector, thumbnailSelector } from './select-slide.ts';

/**
 * The gallery of a product page: a press on a thumbnail shows its picture, one on an arrow the picture beside it, in a circle (our choice), one
 * on a picture opens the lightbox where the page has one, and the gallery goes along with it. Which picture belongs to a variant, `show-image.ts` knows. Wild 2 §7.
 */
export function mountProductGallery(root: HTMLElement, page: Page): Mounted {
  const slides = Array.from(root.querySelectorAll<HTMLElement>(slideSelector));
  const thumbnails = Array.from(root.querySelectorAll<HTMLElement>(thumbnailSelector));
  // Each as the page's own lightbox has it; ours takes its place.
  const figures = Array.from(root.querySelectorAll<HTMLElement>('.gallery-lightbox figure'));
  const pictures = figures.length > 0 ? slides.flatMap((slide) => slide.querySelector<HTMLElement>('img') ?? []) : [];
  const ended = new AbortController();
  const listen = { signal: ended.signal };
  const openAt = (index: number) => {
    page.chunks
      .load('lightbox')
      .then(({ open, read }) =>
        open(page, {
          length: slides.length,
          index,
          theme: 'dark',
          item: (at) => ({ ...read((figures[at] ?? slides[at]) as HTMLElement), origin: slides[at] ?? null, id: '', link: '' }),
          onChange: (at) => selectSlide(root, at),
        }),
      )
      .catch(page.errors.report);
  };
  const restore: (() => void)[] = [];
  const press = (elements: readonly HTMLElement[], work: (index: number) => void) => {
    for (const [index, element] of elements.entries()) {
      element.addEventListener('click', () => work(index), listen);
      if (element.closest('button,a[href],[tabindex]')) continue;
      const before = [element.getAttribute('role'), element.getAttribute('tabindex')] as const;
      element.setAttribute('role', 'button');
      element.tabIndex = 0;
      element.addEventListener('keydown', (event) => pressed(event) && work(index), listen);
      restore.push(() => {
        putAttribute(element, 'role', before[0]);
        putAttribute(element, 'tabindex', before[1]);
      });
    }
  };
  press(pictures, openAt);
  press(thumbnails, (index) => selectSlide(root, index));
  for (const [selector, by] of [
    [previousSelector, -1],
    [nextSelector, 1],
  ] as const) {
    const arrows = Array.from(root.querySelectorAll<HTMLElement>(selector));
    press(arrows, () => selectSlide(root, (shownSlide(root) + by + slides.length) % slides.length));
  }
  if (slides.length > 0) selectSlide(root, Math.max(0, shownSlide(root)));
  return {
    dispose() {
      ended.abort();
      for (const work of restore) work();
    },
  };
}
