import type { Mounted } from '../../../page/mountable.ts';
import type { Overlay } from '../../../page/overlay.ts';
import type { Page } from '../../../page/page.ts';
import { bannerChunk } from './banner-chunk.ts';

/** Decides when the cookie banner is on the page; its looks are a chunk that only visitors who have not answered fetch. Spec 2 §4. */
export function createCookieBanner(page: Page): Overlay {
  let live: Mounted | undefined;
  let isStarted = false;

  const isWanted = () => isStarted && page.consent.bannerWanted;
  const update = async (): Promise<void> => {
    if (live) live.dispose();
    live = undefined;
    if (!isWanted()) return;
    await page.chunks
      .load(bannerChunk(page.consent.settings))
      .then(({ mount }) => {
        // Much may have happened meanwhile: the visitor has answered, or another one of these was faster.
        if (isWanted() && !live) live = mount(document.body, page);
      })
      .catch(page.errors.report);
  };
  page.emitter.on('consent-change', update);
  return {
    async initialize() {
      isStarted = true;
      if (!live) await update();
    },
    dispose() {
      isStarted = false;
      void update();
    },
  };
}
