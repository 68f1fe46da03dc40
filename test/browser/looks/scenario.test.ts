import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { scenes } from '../../../scripts/screenshots/scenes.ts';
import { changeView, showScene, type View } from '../../../scripts/screenshots/visit-scene.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const world = browserWorld(() => loadSites(['overlays']));
const narrow: View = { widthPx: 320, scheme: 'dark' };
const wide: View = { widthPx: 1280, scheme: 'light' };

/** Expects no axe findings in the scene, which is shown narrow, and again after it is shown wide. */
async function expectNothing(page: Page, name: string): Promise<void> {
  expect([name, await findWithAxe(page)]).toEqual([name, []]);
  await changeView(page, wide);
  expect([name, await findWithAxe(page)]).toEqual([name, []]);
}

// The dialogs, which Escape closes, are shown one after the other on one page.
const isDialog = (name: string) => name.startsWith('dialog-');
const dialogs = scenes.filter(({ name }) => isDialog(name));

test.each(scenes.filter(({ name }) => !isDialog(name)).map((scene) => [scene.name, scene] as const))(
  'axe-core finds nothing in %s, 320 px wide and dark, then 1280 px wide and light',
  async (name, scene) => {
    const { page } = await world.nextVisitor();
    await showScene(page, world.address('overlays', ''), scene, narrow);
    await expectNothing(page, name);
  },
);

test(`axe-core finds nothing in ${dialogs.map(({ name }) => name).join(', ')}, 320 px wide and dark, then 1280 px wide and light`, async () => {
  const { page, open } = await world.nextVisitor();
  expect(new Set(dialogs.map(({ path }) => path))).toEqual(new Set(['/']));
  await open('overlays', '/');
  for (const { name, show } of dialogs) {
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await changeView(page, narrow);
    await show(page);
    await changeView(page, narrow);
    await expectNothing(page, name);
  }
});
