import { whenLoaded } from '../../browser/document-ready.ts';
import { createSessionFlags } from '../../browser/session-flags.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { mountAnnouncementBar, mountBadge, startInfoBar } from '../bars/index.ts';
import { startPopupOverlay } from '../popup/index.ts';

/**
 * Brings what the page's settings ask for beside its blocks: bars, badge, popup, and the overlay manager for its owner. What the
 * page takes back comes again with its next `initialize`, but for the popup: that comes once. Spec 2 §4.
 */
export function mountExtras(page: Page, window: Window): void {
  const { document } = window;
  const { clock, emitter, errors } = page;
  const flags = createSessionFlags(window);
  let lives: (Mounted | null)[] = [];
  const bring = () => {
    if (lives.length > 0) return;
    const bars = [
      mountAnnouncementBar(document, page, flags),
      mountBadge(document, page),
      { dispose: startInfoBar(page, window) },
    ];
    lives = bars;
    // In the panel's frame the owner has the panel itself.
    if (page.context.account === null || window.top !== window.self) return;
    page.chunks.load('overlay-manager').then(({ mount }) => {
      if (lives === bars) bars.push(mount(page));
    }, errors.report);
  };
  emitter.on('take-back', () => {
    for (const live of lives) live?.dispose();
    lives = [];
  });
  emitter.on('bring-back', bring);
  bring();
  void whenLoaded(window, clock)
    .then(() => startPopupOverlay(page, window))
    .catch(errors.report);
}
