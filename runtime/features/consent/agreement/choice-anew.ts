import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { bannerChunk } from '../banner/banner-chunk.ts';

/** The banner of a visitor who has answered and chooses again. */
export interface ChoiceAnew {
  /** Shows it, if no banner is there. */
  open(): Promise<void>;
  close(): void;
  /** Makes controls of the elements that open it, if they are none yet. */
  prepare(): void;
}

const opens = '[data-ss-consent-open]';
const banner = '.sqs-cookie-banner-v2';

/** A click on an element with `data-ss-consent-open` brings the banner back and the focus into it; the returned function sends it back. */
export function createChoiceAnew(document: Document, page: Page): ChoiceAnew {
  let live: Mounted | undefined;
  const find = () => document.querySelector<HTMLElement>(banner);

  const open = async () => {
    try {
      const { mountChoice } = await page.chunks.load(bannerChunk(page.consent.settings));
      if (find()) return;
      live = mountChoice(document.body, page);
      // Whatever else is laid over the page makes way.
      page.emitter.emit('consent-change', undefined);
    } catch (error) {
      page.errors.report(error);
    }
  };
  const openFor = async (opener: HTMLElement) => {
    // Not every browser gives the focus to what was clicked.
    opener.focus({ preventScroll: true });
    await open();
    find()?.focus({ preventScroll: true });
  };
  const openerOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(opens) : null);
  document.addEventListener('click', (event) => {
    const opener = openerOf(event.target);
    if (!opener) return;
    event.preventDefault();
    void openFor(opener);
  });
  document.addEventListener('keydown', (event) => {
    const opener = openerOf(event.target);
    if (opener?.getAttribute('role') !== 'button' || opener instanceof HTMLButtonElement || !/^( |Enter)$/.test(event.key))
      return;
    event.preventDefault();
    opener.click();
  });
  const prepare = () => {
    for (const opener of Array.from(document.querySelectorAll<HTMLElement>(`${opens}:not([tabindex])`))) {
      if (opener.matches('a[href],area[href],button,input,summary')) continue;
      opener.tabIndex = 0;
      opener.setAttribute('role', 'button');
    }
  };
  prepare();
  return {
    open,
    close() {
      if (!live) return;
      live.dispose();
      live = undefined;
      // Whatever made way may come back.
      page.emitter.emit('consent-change', undefined);
    },
    prepare,
  };
}
