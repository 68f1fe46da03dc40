import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { galleryScenes, visitGallery } from '../../../scripts/screenshots/gallery-scenes.ts';
import { findWithAxe } from '../../helpers/axe.ts';
import { browserWorld } from '../../helpers/browser.ts';

const world = browserWorld(() => loadSites(['galleries']));

test.each(galleryScenes.map((scene) => [scene.name, scene] as const))(
  'axe-core finds nothing on the page %s, 320 px wide before, during and after a step, and 1280 px wide; and it fits',
  async (_name, scene) => {
    for (const [widthPx, seen] of [
      [320, scene],
      [1280, { name: scene.name }],
    ] as const)
      await visitGallery(world.browser, world.address('galleries', ''), seen, widthPx, async (page, moment) => {
        expect([moment, await findWithAxe(page)]).toEqual([moment, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widthPx);
      });
  },
);
