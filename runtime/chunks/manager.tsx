/** The overlay manager of signed-in owners. */
import { mountIsland } from '../islands/mount-island.tsx';
import { adoptStyles } from '../lib/adopt-styles.ts';
import type { ManagerChunk } from '../overlays/extras.ts';
import { createManagedOverlays } from '../overlays/managed-overlays.ts';
import { OverlayManager } from '../overlays/OverlayManager.tsx';
import { overlayManagerStyles } from '../overlays/overlay-manager-styles.ts';

export const mount: ManagerChunk['mount'] = (page) => {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const read = createManagedOverlays(page, window, changed);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const removeStyles = adoptStyles(document, overlayManagerStyles);
  const island = mountIsland(document, <OverlayManager read={read} subscribe={subscribe} />, (error) =>
    page.errors.report(error, { island: 'overlay-manager' }),
  );
  const end = [page.emitter.on('consent-change', changed), removeStyles, island.destroy];
  return {
    destroy() {
      for (const work of end) work();
    },
  };
};
