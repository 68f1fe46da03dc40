import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { markPressable, pressByKey } from '../../../ui/dom/pressable.ts';
import { loadBanner } from '../banner-chunk.ts';

/** Shows the banner to a visitor who has answered and wants to choose again: consent#reopen-banner. */
export interface BannerReopener {
  /** Mounts the banner unless one is on the page. */
  open(): Promise<void>;
  close(): void;
  /** Makes new elements with `data-ss-consent-open` usable by keyboard. */
  prepare(): void;
}

const openerSelector = '[data-ss-consent-open]';

export function createBannerReopener(document: Document, page: Page): BannerReopener {
  let mounted: Mounted | undefined;
  const findBanner = () => document.querySelector<HTMLElement>('.sqs-cookie-banner-v2');

  const open = async () => {
    try {
      const { mountReopened } = await loadBanner(page);
      if (findBanner()) return;
      mounted = mountReopened(document.body, page);
      // Other overlays make room for the banner.
      page.emitter.emit('consent-change', undefined);
    } catch (error) {
      page.errors.report(error);
    }
  };
  const openFrom = async (opener: HTMLElement) => {
    // Safari and Firefox on macOS do not focus a clicked button:
    // https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/button#clicking_and_focus
    opener.focus({ preventScroll: true });
    await open();
    findBanner()?.focus({ preventScroll: true });
  };
  const openerOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(openerSelector) : null;
  document.addEventListener('click', (event) => {
    const opener = openerOf(event.target);
    if (!opener) return;
    event.preventDefault();
    void openFrom(opener);
  });
  document.addEventListener('keydown', (event) => {
    const opener = openerOf(event.target);
    if (opener?.getAttribute('role') === 'button' && !(opener instanceof HTMLButtonElement)) pressByKey(event, opener);
  });
  const prepare = () => {
    for (const opener of document.querySelectorAll<HTMLElement>(openerSelector)) markPressable(opener);
  };
  prepare();
  return {
    open,
    close() {
      if (!mounted) return;
      mounted.dispose();
      mounted = undefined;
      // Overlays that made room may return.
      page.emitter.emit('consent-change', undefined);
    },
    prepare,
  };
}
