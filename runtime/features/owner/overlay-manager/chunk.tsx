/** The overlay manager of signed-in owners. */

import { withTexts } from '../../../browser/page-texts.ts';
import { manager } from '../../../contract/texts/en/owners.ts';
import type { OwnerTexts } from '../../../contract/texts/texts.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { openIsland } from '../../../ui/open-island.tsx';
import { createManagedOverlays } from './managed-overlays.ts';
import { OverlayManager, type OverlayManagerProps } from './OverlayManager.tsx';
import overlayManagerStyles from './overlay-manager.css';

export function mount(page: Page): Mounted {
  const listeners = new Set<() => void>();
  let snapshot: ReturnType<OverlayManagerProps['snapshot']> = { words: manager };
  const show = (words: OwnerTexts['manager']) => {
    snapshot = { words };
    for (const listener of listeners) listener();
  };
  const changed = () => show(snapshot.words);
  const read = createManagedOverlays(page, window, changed);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const stopTexts = withTexts(page.chunks, { manager }, (texts) => show(texts.manager), 'owners');
  const island = openIsland(page, {
    name: 'overlay-manager',
    tree: <OverlayManager read={read} snapshot={() => snapshot} subscribe={subscribe} />,
    styles: overlayManagerStyles,
  });
  const end = [page.emitter.on('consent-change', changed), stopTexts, island.dispose];
  return {
    dispose() {
      for (const work of end) work();
    },
  };
}
