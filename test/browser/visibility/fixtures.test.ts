import { expect, test } from 'vitest';
import { listFixtureSites, loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { hiddenBlocks, scrollThrough } from '../../helpers/browser/hidden-blocks.ts';

/** Pages of leaky are the audit's: what is wrong with them is no block. */
const ids = (await listFixtureSites()).filter((id) => id !== 'leaky');
const sites = await loadSites(ids);
const world = browserWorld(() => sites);

test.each(sites.flatMap((site) => [320, 1280].map((width) => [site.id, width, site] as const)))(
  'on every page of %s, %i px wide, each block that says it is alive can be seen, and none says it is invisible',
  async (id, width, site) => {
    const { page, open } = await world.nextVisitor();
    await page.setViewport({ width, height: 900 });
    const hidden: Record<string, readonly string[]> = {};
    for (const path of await site.pages()) {
      await open(id, path);
      await scrollThrough(page);
      // What still fades in, or waits for its pictures, is given time.
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
