import type { Live, Mountable } from '../page/mountable.ts';
import type { Page } from '../page/page.ts';
import type { Overlay } from './overlay.ts';

/** Decides when the cookie banner is on the page; its looks are a chunk that only visitors who have not answered fetch. Spec 2 §4. */
export function createCookieBanner(page: Page): Overlay {
  let live: Live | undefined;
  let isStarted = false;
  // Counts the decisions: a chunk that arrives after a newer one comes too late.
  let turn = 0;

  const take = () => {
    turn += 1;
    live?.destroy();
    live = undefined;
  };
  const mountAnew = async () => {
    take();
    if (!page.consent.bannerWanted) return;
    const mine = turn;
    try {
      const { mount } = await page.chunks.load<Mountable>('choice');
      const mounted = mine === turn ? await mount(document.body, page) : undefined;
      if (mine === turn) live = mounted;
      else mounted?.destroy();
    } catch (error) {
      page.errors.report(error);
    }
  };
  page.emitter.on('consent-change', () => {
    if (isStarted) void mountAnew();
  });
  return {
    async initialize() {
      isStarted = true;
      if (!live) await mountAnew();
    },
    destroy() {
      isStarted = false;
      take();
    },
  };
}
