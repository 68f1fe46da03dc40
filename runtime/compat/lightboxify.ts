import { logLoadFailure } from '../browser/log-load-failure.ts';
import { noLightbox } from '../contract/gallery/messages.ts';
import { createServerState } from '../features/images/index.ts';
import type { Page } from '../page/page.ts';

/**
 * Lets the pictures of a template's gallery open in the lightbox, by click, Enter or Space; a link in a slide keeps its own. Where the
 * lightbox cannot be had the console says so. The returned function takes it back. Spec 1 §3 "lightbox", §8, §9 "Autorows".
 */
export function lightboxify(page: Page, slides: readonly HTMLElement[], onChange: (index: number) => void): () => void {
  const state = createServerState();
  const over = new AbortController();
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
    for (const type of ['click', 'keydown']) picture.addEventListener(type, open, over);
  }
  return () => {
    over.abort();
    state.restore();
  };
}
