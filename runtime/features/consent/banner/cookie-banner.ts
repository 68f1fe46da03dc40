// Part of the boot script.
import type { Mounted, Overlay } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { loadBanner } from '../banner-chunk.ts';

/**
 * Returns the overlay that mounts and unmounts the banner as consent changes: consent#banner-shown. The banner itself is a chunk.
 */
export function createCookieBanner(page: Page): Overlay {
  let mounted: Mounted | undefined;
  let isStarted = false;

  const isWanted = () => isStarted && page.consent.bannerWanted;
  const update = async (): Promise<void> => {
    if (mounted) mounted.dispose();
    mounted = undefined;
    if (!isWanted()) return;
    await loadBanner(page)
      .then(({ mount }) => {
        // The visitor may have answered meanwhile, or another update may have mounted the banner.
        if (isWanted() && !mounted) mounted = mount(document.body, page);
      })
      .catch(page.errors.report);
  };
  page.emitter.on('consent-change', update);
  return {
    async initialize() {
      isStarted = true;
      if (!mounted) await update();
    },
    dispose() {
      isStarted = false;
      void update();
    },
  };
}
