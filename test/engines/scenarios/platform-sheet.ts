import type { Page } from 'puppeteer';
import { expect } from 'vitest';
import { hiddenBlocks, scrollThrough } from '../../helpers/browser/hidden-blocks.ts';
import { patienceMs } from '../../helpers/run/patience.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

/**
 * Pages of fixture sites with most kinds of blocks, under the platform's own style sheet, which hides parts until they are
 * marked.
 */
const pages = {
  classic: ['/', '/routes', '/journal', '/portfolio', '/contact'],
  clean: ['/', '/gallery'],
  overlays: ['/bars/everything'],
  forms: ['/places', '/success-html'],
  maps: ['/options', '/calendar', '/widgets'],
  shop: ['/', '/vase', '/membership', '/studio'],
};

export const platformSheet: Topic = {
  scenarios: Object.entries(pages).map(([site, paths]) => ({
    title:
      `under the platform’s style sheet each mounted block of ${site} (${paths.join(', ')}) is visible, and no error reaches ` +
      'the page',
    async run({ open, tab, errors }: Visit) {
      const page = tab as unknown as Pick<Page, 'evaluate'>;
      await tab.size(1280, 900);
      for (const path of paths) {
        await open(site, path);
        // Scrolled again each time: on a busy machine the frames of one pass are not enough for every block.
        const hidden = async () => {
          await scrollThrough(page);
          return hiddenBlocks(page);
        };
        await expect.poll(hidden, { timeout: patienceMs }).toEqual([]);
        expect([path, await errors()]).toEqual([path, []]);
      }
    },
  })),
};
