// covers: runtime/features/platform-states/saved/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { savedHtml, shownParts } from '../../helpers/browser/save-page.ts';
import { savable } from '../../helpers/platform/saved-pages.ts';

const sites = (
  await loadSites(['classic', 'clean', 'faults', 'forms', 'galleries', 'leaky', 'maps', 'overlays', 'owner', 'shop'])
).map(savable);
const world = browserWorld(() => sites.map(({ site }) => site));
const pages = (
  await Promise.all(
    sites.map(async (each) => (await each.site.pages()).map((path) => [`${each.site.id}${path}`, each, path] as const)),
  )
).flat();
/** High enough that every block is near the view and mounted. */
const heightPx = 5000;

/** Pages with one kind of content each, which are also saved at 320 px: the others would only repeat what these show. */
const savedNarrow: ReadonlySet<string> = new Set([
  'classic/journal',
  'classic/routes',
  'forms/first',
  'forms/popup',
  'galleries/images',
  'galleries/section-slides',
  'overlays/bars/everything',
  'maps/widgets',
  'shop/workshop',
]);

/** Three tabs for all tests of the file: the page at both widths, and its saved copies. */
let tabs: Promise<readonly Page[]> | undefined;

// site#saved-pages
test.each(pages)('%s, saved in one window and served again in another, is the page', async (name, { site, save }, path) => {
  tabs ??= Promise.all([newTab(), newTab(), newTab()]);
  const [narrow, wide, copy] = (await tabs) as [Page, Page, Page];
  const address = world.address(site.id, path);
  await Promise.all([visit(narrow, address, 320), visit(wide, address, 1280)]);
  const compare = async (from: Page, as: Page, width: number) => {
    save(path, await savedHtml(from));
    await visit(copy, address, width);
    save(path, null);
    await expect.poll(() => differences(as, copy)).toEqual([]);
  };
  await compare(wide, narrow, 320);
  if (savedNarrow.has(name)) await compare(narrow, wide, 1280);
});

/** Opens a tab of a visitor who prefers less motion, so that pages come to rest. */
async function newTab(): Promise<Page> {
  const { page } = await world.newVisitor({ stays: true });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  return page;
}

/** Opens a page as a new visitor. */
async function visit(page: Page, address: string, width: number): Promise<void> {
  // Storage that a page writes when it is left would be there on the next one.
  await page.goto('about:blank');
  await page.setViewport({ width, height: heightPx });
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCookies');
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'local_storage' });
  await session.detach();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.SSRuntime?.ready);
}

/** A block whose content the platform has rendered keeps the content, and needs no code any more. */
const isRendered = (part: string): boolean => / data-ss-(block=widget|block-error=no-gallery)$/.test(part);

async function differences(page: Page, copy: Page): Promise<readonly string[]> {
  const [wanted, found] = (await Promise.all([shownParts(page), shownParts(copy)])).map((parts) =>
    parts.map((part) => (isRendered(part) ? part.replace(/ data-ss-block.*/, '') : part)),
  ) as [string[], string[]];
  return [
    ...wanted.filter((part) => !found.includes(part)).map((part) => `missing: ${part}`),
    ...found.filter((part) => !wanted.includes(part)).map((part) => `added: ${part}`),
    ...(wanted.length === found.length ? [] : [`${found.length} elements in place of ${wanted.length}`]),
  ];
}
