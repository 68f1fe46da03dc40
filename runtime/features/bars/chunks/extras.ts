/** Bars, badge, the popup's decision and the overlay manager. Fetched by pages whose settings name one of them. */

import { whenLoaded } from '../../../browser/document-ready.ts';
import { createTabStorage, withPageMemory } from '../../../browser/storage.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { startPopupOverlay } from '../../popup/index.ts';
import { mountAnnouncementBar, mountBadge, mountInfoBar } from '../index.ts';

/** Mounts them now and with each later `initialize`; the popup is started once a page. overlays#extras-remount */
export function mount(page: Page): void {
  const { clock, emitter, errors } = page;
  const inTab = withPageMemory(createTabStorage(window));
  let mounted: (Mounted | null)[] = [];
  const mountAll = () => {
    if (mounted.length > 0) return;
    const extras = [mountAnnouncementBar(document, page, inTab), mountBadge(document, page), mountInfoBar(page, window)];
    mounted = extras;
    // In the configuration panel's frame the panel manages overlays.
    if (page.context.account === null || window.top !== window.self) return;
    page.chunks.load('overlay-manager').then(({ mount: mountManager }) => {
      if (mounted === extras) extras.push(mountManager(page));
    }, errors.report);
  };
  emitter.on('unmount', () => {
    for (const extra of mounted) extra?.dispose();
    mounted = [];
  });
  emitter.on('mount', mountAll);
  mountAll();
  void whenLoaded(window, clock)
    .then(() => startPopupOverlay(page, window))
    .catch(errors.report);
}
