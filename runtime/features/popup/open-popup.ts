import { readFields } from '../../contract/read.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { overlayQueueOf } from '../overlay-queue/index.ts';

/** What is told of a popup that is opened; each at most once, but for `hidden`. */
export interface PopupEvents {
  /** It is really to be seen; with the id of the sign-up form in it, null without one. */
  seen(formId: string | null): void;
  submitted(): void;
  closed(): void;
  /** The owner looks at it: its form sends nothing. */
  readonly isPreview?: true;
}

/** The popup's settings as they came. */
export const popupSettings = (page: Page): unknown =>
  readFields(readFields(page.rawContext).websiteSettings).popupOverlaySettings;

/**
 * Opens the popup when its turn in the page's queue comes; its looks are fetched only then. It makes way for what is more
 * important and comes back. The returned function takes it off the page.
 */
export function openPopup(page: Page, events: PopupEvents): () => void {
  let live: Mounted | undefined;
  let turn = 0;
  const away = () => {
    turn += 1;
    live?.dispose();
    live = undefined;
  };
  const reported = new Set<string>();
  const once =
    <Detail>(name: string, work: (detail: Detail) => void) =>
    (detail: Detail) => {
      if (!reported.has(name)) work(detail);
      reported.add(name);
    };
  const submitted = once('submitted', events.submitted);
  const listeners = { seen: once('seen', events.seen), submitted: () => submitted(undefined) };
  const show = async () => {
    turn += 1;
    const mine = turn;
    try {
      const { open } = await page.chunks.load('popup');
      if (mine !== turn) return;
      const closed = () => {
        leave();
        events.closed();
      };
      live = open(page, { ...events, ...listeners, closed, hidden: () => leave() });
    } catch (error) {
      page.errors.report(error);
      leave();
    }
  };
  const giveUp = overlayQueueOf(page).request('popup', { show: () => void show(), makeWay: away, onCleared: away });
  const leave = () => {
    away();
    giveUp();
  };
  return leave;
}
