import { expect, test } from 'vitest';
import { listFixtureSites, loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { hiddenBlocks, scrollThrough } from '../../helpers/browser/hidden-blocks.ts';

/** The site leaky is for the audit: its faults are not in blocks. */
const ids = (await listFixtureSites()).filter((id) => id !== 'leaky');
const sites = await loadSites(ids);
const world = browserWorld(() => sites);

test.each(sites.flatMap((site) => [320, 1280].map((width) => [site.id, width, site] as const)))(
  'on every page of %s at %i px each mounted block is visible, and none is marked invisible',
  async (id, width, site) => {
    const { page, open } = await world.nextVisitor();
    await page.setViewport({ width, height: 900 });
    const hidden: Record<string, readonly string[]> = {};
    for (const path of await site.pages()) {
      await open(id, path);
      await scrollThrough(page);
      // Blocks may still fade in or wait for their pictures.
      await expect
        .poll(() => hiddenBlocks(page), { timeout: 5000 })
        .toEqual([])
        .catch(async () => {
          hidden[path] = await hiddenBlocks(page);
        });
    }
    expect(hidden).toEqual({});
  },
);
