import { buttonTimeoutMs } from '../../contract/analytics/limits.ts';
import type { Page } from '../../page/page.ts';
import { buttonPlace } from './place.ts';

const { selector } = buttonPlace;
const leaving = `${selector}:not([data-ss-block]) a:is([href^=http],[href^="/"]):not([target],[download])`;

/**
 * A click that would leave the page before its button is alive is held until what records it is there, at most 2500 ms, and then
 * replayed: it is recorded all the same. New tabs, modifier keys, downloads and mailto are never held. Spec 2 §4 "Button tracking".
 */
export const holdEarlyClicks = (page: Page): void =>
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      let link = target instanceof Element && target.closest<HTMLElement>(leaving);
      const block = link ? link.closest<HTMLElement>(selector) : null;
      // Only what a visitor does is held, and so not the replay.
      if (!block || !event.isTrusted || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !page.mayTrack())
        return;
      event.preventDefault();
      // The page's own listeners hear of the replay.
      event.stopPropagation();
      const go = () => {
        if (link) link.click();
        link = false;
      };
      page.clock.after(buttonTimeoutMs, go);
      page.chunks
        .load('buttons')
        .then(({ mount }) => mount(block, page))
        .then(go, go);
    },
    true,
  );
