// covers: runtime/features/gallery/boxes/ runtime/features/gallery/designs/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { shownParts } from '../../helpers/browser/save-page.ts';

const world = browserWorld(() => loadSites(['classic', 'galleries'].map((id) => `fixtures/sites/${id}`)));

async function arrive(site: string, path: string, width: number): Promise<Page> {
  const { page } = await world.newVisitor();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width, height: 5000 });
  await page.goto(world.address(site, path));
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

/** A template's gallery in a box with a ratio of the page; summaries that the page's CSS lays out in wide windows only. */
const pages = [
  ['galleries', '/scroll'],
  ['classic', '/journal'],
] as const;

// gallery#follows-window
test.each(pages)(
  '%s%s in a window that becomes narrow, or wide, is as one that was narrow, or wide, from the start',
  async (site, path) => {
    const [narrow, wide, narrowed, widened] = (await Promise.all(
      [320, 1280, 1280, 320].map((width) => arrive(site, path, width)),
    )) as [Page, Page, Page, Page];
    await narrowed.setViewport({ width: 320, height: 5000 });
    await widened.setViewport({ width: 1280, height: 5000 });
    await expect.poll(() => Promise.all([differences(narrow, narrowed), differences(wide, widened)])).toEqual([[], []]);
  },
);

test('summaries in a window that becomes narrow before their code arrives are as in one that was narrow', async () => {
  const narrow = await arrive('classic', '/journal', 320);
  const { page } = await world.newVisitor();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width: 1280, height: 5000 });
  await page.setRequestInterception(true);
  const chunks = holdRequests(page, /\/chunks\//);
  page.on('request', (request) => request.continue());
  await page.goto(world.address('classic', '/journal'), { waitUntil: 'domcontentloaded' });
  await chunks.asked;
  await page.setViewport({ width: 320, height: 5000 });
  chunks.release();
  await page.evaluate(() => window.SSRuntime.ready);
  await expect.poll(() => differences(narrow, page)).toEqual([]);
});

// gallery#reserved-boxes
test('pictures of a summary that the page lays out have boxes in a wide window', async () => {
  const page = await arrive('classic', '/journal', 1280);
  const sizes = () =>
    page.$$eval('#block-sum-grid .img-wrapper', (all) => all.map((each) => [each.clientWidth, each.clientHeight]));
  await expect.poll(sizes).toEqual([
    [300, 200],
    [300, 200],
    [300, 200],
  ]);
});
