import { createSessionFlags } from '../lib/session-flags.ts';
import { whenLoaded } from '../lib/when-loaded.ts';
import type { Page } from '../page/page.ts';
import { mountAnnouncementBar } from './announcement-bar.ts';
import { mountBadge } from './badge.ts';
import { startInfoBar } from './info-bar.ts';
import { startPopupOverlay } from './popup-overlay.ts';

/** What the chunk of the overlay manager exports. */
export interface ManagerChunk {
  readonly mount: (page: Page) => void;
}

/** Brings what the page's settings ask for beside its blocks: bars, badge, popup, and the overlay manager for its owner. Spec 2 §4. */
export function mountExtras(page: Page, window: Window): void {
  const { document } = window;
  const lives = [mountAnnouncementBar(document, page, createSessionFlags(window)), mountBadge(document, page)];
  startInfoBar(page, window);
  page.emitter.on('take-back', () => {
    for (const live of lives) live?.destroy();
  });
  whenLoaded(window, () => startPopupOverlay(page, window));
  // In the panel's frame the owner has the panel itself.
  if (page.context.account !== null && window.top === window.self) {
    page.chunks.load<ManagerChunk>('manager').then(({ mount }) => mount(page), page.errors.report);
  }
}
