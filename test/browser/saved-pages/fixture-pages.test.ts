// covers: runtime/features/platform-states/saved/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { savedHtml, shownParts } from '../../helpers/browser/save-page.ts';
import { savable } from '../../helpers/platform/saved-pages.ts';

/** One page for each kind of content that the runtime adds. */
const walked = [
  'classic/journal',
  'forms/first',
  'galleries/slider',
  'galleries/swipe',
  'overlays/bars/announcement',
  'overlays/popup/default',
  'maps/',
  'maps/calendar',
  'shop/cart',
  'shop/workshop',
];
const sites = (await loadSites([...new Set(walked.map((page) => page.split('/')[0] ?? ''))])).map(savable);
const world = browserWorld(() => sites.map(({ site }) => site));
const pages = sites.flatMap((each) =>
  walked.filter((page) => page.startsWith(`${each.site.id}/`)).map((page) => [each, page.slice(each.site.id.length)] as const),
);

/** Three tabs for all tests of the file: the page at both widths, and its saved copies. */
let tabs: Promise<readonly Visitor[]> | undefined;

// site#saved-pages
for (const [{ site, save }, path] of pages)
  test(`${site.id}${path}, saved at 320 or 1280 px and served again at the other width, is the page`, async () => {
    tabs ??= Promise.all([1, 2, 3].map(() => world.newVisitor({ stays: true })));
    const [narrow, wide, copy] = (await tabs).map(({ page }) => page) as [Page, Page, Page];
    const address = world.address(site.id, path);
    await Promise.all([visit(narrow, address, 320), visit(wide, address, 1280)]);
    for (const [from, as, width] of [
      [wide, narrow, 320],
      [narrow, wide, 1280],
    ] as const) {
      save(path, await savedHtml(from));
      await visit(copy, address, width);
      save(path, null);
      await expect.poll(() => differences(as, copy)).toEqual([]);
    }
  });

/** Opens a page as a new visitor who prefers less motion, so that it comes to rest. */
async function visit(page: Page, address: string, width: number): Promise<void> {
  await page.goto('about:blank');
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width, height: 800 });
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCookies');
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'local_storage' });
  await session.detach();
  await page.goto(address);
  await page.evaluate(() => window.SSRuntime?.ready);
}

async function differences(page: Page, copy: Page): Promise<readonly string[]> {
  const [wanted, found] = await Promise.all([shownParts(page), shownParts(copy)]);
  return [
    ...wanted.filter((part) => !found.includes(part)).map((part) => `missing: ${part}`),
    ...found.filter((part) => !wanted.includes(part)).map((part) => `added: ${part}`),
    ...(wanted.length === found.length ? [] : [`${found.length} elements in place of ${wanted.length}`]),
  ];
}
