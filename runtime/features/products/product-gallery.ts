import { followMarks } from '../../browser/follow-marks.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { makePressable } from '../../ui/dom/pressable.ts';
import { nextSelector, previousSelector, selectedSlide, selectSlide, slideSelector, thumbnailSelector } from './select-slide.ts';

/** Mounts the gallery of a product page: thumbnails, arrows, and pictures that open the lightbox. `commerce#product-gallery` */
export function mountProductGallery(root: HTMLElement, page: Page): Mounted {
  const find = (selector: string) => Array.from(root.querySelectorAll<HTMLElement>(selector));
  const slides = find(slideSelector);
  // The lightbox in the page's markup has one figure for each slide; the runtime's lightbox replaces it.
  const figures = find('.gallery-lightbox figure');
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
  const step = (by: number) => selectSlide(root, (selectedSlide(root) + by + slides.length) % slides.length);
  const controller = new AbortController();
  const restorers: (() => void)[] = [];
  const connect = (elements: readonly HTMLElement[], press: (index: number) => void) => {
    for (const [index, element] of elements.entries()) {
      element.addEventListener('click', () => press(index), { signal: controller.signal });
      if (!element.closest('button,a[href],[tabindex]')) restorers.push(makePressable(element));
    }
  };
  if (figures.length > 0)
    connect(
      slides.flatMap((slide) => slide.querySelector<HTMLElement>('img') ?? []),
      openAt,
    );
  connect(find(thumbnailSelector), (index) => selectSlide(root, index));
  connect(find(previousSelector), () => step(-1));
  connect(find(nextSelector), () => step(1));
  for (const all of [slides, find(thumbnailSelector)])
    restorers.push(
      followMarks(all, ['class'], (element) => {
        const at = all.indexOf(element as HTMLElement);
        const shown = slides.findIndex(({ style }) => style.visibility === 'visible');
        if (at !== shown && element.classList.contains('selected')) selectSlide(root, at);
      }),
    );
  if (slides.length > 0) selectSlide(root, Math.max(0, selectedSlide(root)));
  return {
    dispose() {
      controller.abort();
      for (const restore of restorers) restore();
    },
  };
}
