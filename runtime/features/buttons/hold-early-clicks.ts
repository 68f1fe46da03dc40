import { holdClick, isPlainClick } from '../../browser/hold-click.ts';
import { buttonTimeoutMs } from '../../contract/analytics/limits.ts';
import type { Page } from '../../page/page.ts';

export const buttonSelector = '[class*="sqs-block-button-container"]';
const leaving = `${buttonSelector}:not([data-ss-block]) a:is([href^=http],[href^="/"]):not([target],[download])`;

/**
 * Holds a click that would leave the page before its button is mounted until the chunk `buttons` has mounted it, and then replays it, so
 * that it is recorded. site#button-tracking
 */
export const holdEarlyClicks = (page: Page): void =>
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element && target.closest(leaving);
      // The replay is not a trusted event, so it is not held.
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
