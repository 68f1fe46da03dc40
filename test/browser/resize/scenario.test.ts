// covers: runtime/features/gallery/designs/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { shownParts } from '../../helpers/browser/save-page.ts';

const world = browserWorld(() => loadSites(['fixtures/sites/galleries']));

async function arrive(width: number): Promise<Page> {
  const { page } = await world.newVisitor();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width, height: 5000 });
  await page.goto(world.address('galleries', '/scroll'));
  await page.evaluate(() => window.SSRuntime.ready);
  return page;
}

/** Boxes of slides and of what is around them. Pictures that have not been in view get their size when they are loaded. */
const boxes = async (page: Page) =>
  (await shownParts(page))
    .filter((part) => !/^ *(img|html)\b/.test(part))
    .map((part) => part.replace(/ (tabindex=0|data-ss-block\S*)/g, '').trim());

async function differences(page: Page, other: Page): Promise<readonly string[]> {
  const [wanted, found] = await Promise.all([boxes(page), boxes(other)]);
  return [...wanted.filter((part) => !found.includes(part)), ...found.filter((part) => !wanted.includes(part))];
}

test('a template’s gallery with a ratio of the page, in a window that becomes narrow, or wide, is as one that was so from the start', async () => {
  const [narrow, wide, narrowed, widened] = (await Promise.all([320, 1280, 1280, 320].map(arrive))) as [Page, Page, Page, Page];
  await narrowed.setViewport({ width: 320, height: 5000 });
  await widened.setViewport({ width: 1280, height: 5000 });
  await expect.poll(() => Promise.all([differences(narrow, narrowed), differences(wide, widened)])).toEqual([[], []]);
});
