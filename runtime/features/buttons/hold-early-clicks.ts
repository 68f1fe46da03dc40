import { holdClick, isPlainClick } from '../../browser/hold-click.ts';
import { buttonTimeoutMs } from '../../contract/analytics/limits.ts';
import type { Page } from '../../page/page.ts';

export const buttonSelector = '[class*="sqs-block-button-container"]';
const leaving = `${buttonSelector}:not([data-ss-block]) a:is([href^=http],[href^="/"]):not([target],[download])`;

/**
 * A click that would leave the page before its button is alive is held until what records it is there, at most 2500 ms, and then
 * replayed: it is recorded all the same. New tabs, modifier keys, downloads and mailto are never held. Spec 2 §4 "Button tracking".
 */
export const holdEarlyClicks = (page: Page): void =>
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element && target.closest(leaving);
      // Only what a visitor does is held, and so not the replay.
      if (!link || !event.isTrusted || !isPlainClick(event) || !page.mayTrack()) return;
      const replay = holdClick(event);
      page.clock.after(buttonTimeoutMs, replay);
      page.chunks
        .load('buttons')
        .then(({ mount }) => mount(link.closest(buttonSelector) as HTMLElement, page))
        .then(replay, replay);
    },
    true,
  );
