import { logLoadFailure } from '../browser/console.ts';
import { noLightbox } from '../contract/gallery/constants.ts';
import { createServerState } from '../features/images/index.ts';
import type { Page } from '../page/page.ts';

/**
 * Opens the pictures of a template's gallery in the lightbox by click, Enter or Space, except pictures in links. A failed load of the
 * lightbox is logged. Returns a function that removes the listeners.
 */
export function lightboxify(page: Page, slides: readonly HTMLElement[], onChange: (index: number) => void): () => void {
  const state = createServerState();
  const controller = new AbortController();
  for (const [index, slide] of slides.entries()) {
    const picture =
      slide instanceof HTMLImageElement ? slide : slide.querySelector<HTMLElement>('img:not(noscript *,a *,button *)');
    if (!picture) continue;
    state.keep(picture).tabIndex = 0;
    if (!picture.hasAttribute('role')) picture.setAttribute('role', 'button');
    const open = (event: Event): void => {
      if (event instanceof KeyboardEvent && !/^(Enter| )$/.test(event.key)) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      logLoadFailure(page.chunks.load('lightbox'), noLightbox)
        .then((lightbox) => {
          const item = (at: number) => lightbox.read(slides[at] as HTMLElement);
          lightbox.open(page, { length: slides.length, index, item, theme: 'dark', onChange });
        })
        .catch(page.errors.report);
    };
    for (const type of ['click', 'keydown']) picture.addEventListener(type, open, controller);
  }
  return () => {
    controller.abort();
    state.restore();
  };
}
