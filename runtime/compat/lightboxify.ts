import { logLoadFailure } from '../browser/console.ts';
import { noLightbox } from '../contract/gallery/constants.ts';
import type { Page } from '../page/page.ts';
import { makePressable } from '../ui/dom/pressable.ts';

/**
 * Opens the pictures of a template's gallery in the lightbox by click, Enter or Space, except pictures in links. A failed load of
 * the lightbox is logged. Returns a function that removes the listeners.
 */
export function lightboxify(page: Page, slides: readonly HTMLElement[], onChange: (index: number) => void): () => void {
  const disposers: (() => void)[] = [];
  const controller = new AbortController();
  for (const [index, slide] of slides.entries()) {
    const picture =
      slide instanceof HTMLImageElement ? slide : slide.querySelector<HTMLElement>('img:not(noscript *,a *,button *)');
    if (!picture) continue;
    disposers.push(makePressable(picture));
    const open = (event: Event): void => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      logLoadFailure(page.chunks.load('lightbox'), noLightbox)
        .then((lightbox) => {
          const item = (at: number) => lightbox.read(slides[at] as HTMLElement);
          lightbox.open(page, { length: slides.length, index, item, theme: 'dark', onChange });
        })
        .catch(page.errors.report);
    };
    picture.addEventListener('click', open, controller);
  }
  return () => {
    controller.abort();
    for (const dispose of disposers) dispose();
  };
}
