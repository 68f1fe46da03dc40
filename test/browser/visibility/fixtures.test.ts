import { expect, test } from 'vitest';
import { listFixtureSites, loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { hiddenBlocks, scrollThrough } from '../../helpers/browser/hidden-blocks.ts';
import { patienceMs } from '../../helpers/run/patience.ts';

/** The site leaky is for the audit: its faults are not in blocks. */
const ids = (await listFixtureSites()).filter((id) => id !== 'leaky');
const sites = await loadSites(ids);
const world = browserWorld(() => sites);

test.each(sites.map((site) => [site.id, site] as const))(
  'on every page of %s each mounted block is visible at 320 px, then at 1280 px, and none is marked invisible',
  async (id, site) => {
    const { page, open, settled } = await world.nextVisitor();
    const hidden: Record<string, readonly string[]> = {};
    for (const path of await site.pages()) {
      await page.setViewport({ width: 320, height: 900 });
      await open(id, path);
      for (const width of [320, 1280]) {
        await page.setViewport({ width, height: 900 });
        await scrollThrough(page);
        // Blocks may still fade in or wait for their pictures. On a busy machine code arrives after a block was scrolled past.
        const stillHidden = async () => {
          const found = await hiddenBlocks(page);
          if (found.length > 0) await scrollThrough(page);
          return found;
        };
        await expect
          .poll(stillHidden, { timeout: patienceMs })
          .toEqual([])
          .catch(async () => {
            hidden[`${path} at ${width} px`] = await hiddenBlocks(page);
          });
      }
    }
    expect(hidden).toEqual({});
    // Every call of every page is known and valid. A call of a page that has just been left is still on its way.
    await settled();
    const wrong = world.platform.journal
      .entries()
      .filter((entry) => entry.site === id && (entry.endpoint === null || !entry.valid));
    expect(wrong).toEqual([]);
  },
);
