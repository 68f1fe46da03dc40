import { expect, test } from 'vitest';
import { listFixtureSites, loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { layoutFaults } from '../../helpers/browser/layout-faults.ts';

const sites = await loadSites(await listFixtureSites());
const world = browserWorld(() => sites);
const widths = [375, 640, 768, 1280];

test.each(sites.map((site) => [site.id, site] as const))(
  'on every page of %s at 375, 640, 768 and 1280 px no text or control at rest is covered, and nothing is wider than the page',
  async (id, site) => {
    const found: Record<string, readonly string[]> = {};
    for (const path of await site.pages()) {
      const { page, close } = await world.newVisitor();
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await page.setViewport({ width: 375, height: 800 });
      await page.goto(world.address(id, path));
      await page.evaluate(() => window.SSRuntime.ready);
      for (const width of widths) {
        await page.setViewport({ width, height: 800 });
        // Galleries and banners follow the new width in later frames.
        await expect
          .poll(() => layoutFaults(page), { timeout: 3_000 })
          .toEqual([])
          .catch(async () => {
            found[`${path} at ${width} px`] = await layoutFaults(page);
          });
      }
      await close();
    }
    expect(found).toEqual({});
  },
);
