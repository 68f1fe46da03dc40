import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { galleryScenes, visitGallery } from '../../../scripts/screenshots/gallery-scenes.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const world = browserWorld(() => loadSites(['galleries']));

test.each(galleryScenes.map((scene) => [scene.name, scene] as const))(
  'axe-core reports nothing on the page %s at 320 px before and during a step, and the page does not scroll sideways',
  async (_name, scene) => {
    const { page } = await world.nextVisitor();
    await visitGallery(page, world.address('galleries', ''), scene, 320, async (moment) => {
      if (moment === 'after') return;
      expect([moment, await findWithAxe(page)]).toEqual([moment, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  },
);
