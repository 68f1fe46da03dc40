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

test(
  'an announcement is in the middle of the bar at 1280 px, and begins where the page does at 375 px, whatever width the site ' +
    'gives paragraphs',
  async () => {
    const { page, open } = await world.nextVisitor();
    await page.setViewport({ width: 1280, height: 700 });
    await open('overlays', '/bars/announcement');
    await page.waitForSelector('.sqs-announcement-bar');
    const edges = () =>
      page.$eval('.sqs-announcement-bar-text p', (text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        const { left, right } = words.getBoundingClientRect();
        return { left, right, name: document.querySelector('.site-name')?.getBoundingClientRect().left };
      });
    const { left, right } = await edges();
    expect(Math.abs((left + right) / 2 - 640)).toBeLessThan(25);
    await page.setViewport({ width: 375, height: 700 });
    const narrowEdges = await edges();
    expect(narrowEdges.left).toBe(narrowEdges.name);
  },
);

test('the lines of a wide banner are of about one length, and its lists have the type of its paragraphs', async () => {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width: 1280, height: 700 });
  await open('overlays', '/banner/long-text');
  await page.waitForSelector('.sqs-cookie-banner-v2 li');
  const typeOf = (selector: string) =>
    page.$eval(`.sqs-cookie-banner-v2-text ${selector}`, (each) => {
      const { fontFamily, fontSize, letterSpacing } = getComputedStyle(each);
      return [fontFamily, fontSize, letterSpacing];
    });
  expect(await typeOf('li')).toEqual(await typeOf('p'));
  const lengths = await page.$eval('.sqs-cookie-banner-v2-text p:nth-of-type(2)', (text) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    const lines = new Map<number, number>();
    for (const { bottom, width } of words.getClientRects()) lines.set(bottom, (lines.get(bottom) ?? 0) + width);
    return [...lines.values()];
  });
  expect(lengths).toHaveLength(2);
  expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.6);
});
