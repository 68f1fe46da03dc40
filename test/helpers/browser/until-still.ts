import type { Page } from 'puppeteer';

/**
 * Waits until every element of `containers` has a loaded picture, and no size of `sized` has changed for 400 ms and several
 * frames: galleries follow a size after 100 ms.
 */
export const untilStill = (page: Page, { containers, sized }: Record<'containers' | 'sized', string>) =>
  page.waitForFunction(
    (containersOf, sizedOf) => {
      const state = window as unknown as { seen?: string; sinceMs?: number; times?: number };
      const now = [...document.querySelectorAll(sizedOf)].map((each) => `${each.clientWidth}x${each.clientHeight}`).join();
      if (state.seen !== now) Object.assign(state, { seen: now, sinceMs: performance.now(), times: 0 });
      state.times = (state.times ?? 0) + 1;
      const isAtRest = state.times > 5 && performance.now() - (state.sinceMs ?? 0) > 400;
      return isAtRest && [...document.querySelectorAll(containersOf)].every((each) => each.querySelector('img.loaded'));
    },
    { polling: 'raf' },
    containers,
    sized,
  );
