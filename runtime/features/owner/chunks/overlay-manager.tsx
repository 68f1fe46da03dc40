/** The overlay manager of signed-in owners. */
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { openIsland } from '../../../ui/react/open-island.tsx';
import { createManagedOverlays } from '../overlay-manager/managed-overlays.ts';
import { OverlayManager } from '../overlay-manager/OverlayManager.tsx';
import overlayManagerStyles from '../overlay-manager/overlay-manager.css';

export function mount(page: Page): Mounted {
  const overlays = createManagedOverlays(page, window);
  const island = openIsland(page, {
    name: 'overlay-manager',
    tree: <OverlayManager overlays={overlays} />,
    styles: overlayManagerStyles,
  });
  return {
    dispose() {
      island.dispose();
      overlays.dispose();
    },
  };
}
