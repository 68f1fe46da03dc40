// covers: runtime/features/platform-states/saved/
import type { CDPSession, Page } from 'puppeteer';
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

/** A tab of a visitor who has not been on the site. */
interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Four tabs for all tests of the file, so that no window changes its size: the page and its saved copy at each width. */
let tabs: Promise<readonly Tab[]> | undefined;

// site#saved-pages
test.each(pages)(
  '%s, saved at 1280 px and served at 320 px, or the other way round, is the page',
  async (_name, { site, save }, path) => {
    tabs ??= Promise.all([320, 1280, 320, 1280].map(newTab));
    const [narrow, wide, narrowCopy, wideCopy] = (await tabs) as [Tab, Tab, Tab, Tab];
    const address = world.address(site.id, path);
    const open = (tab: Tab) => visit(tab, address);
    await Promise.all([open(narrow), open(wide)].map(async (visited) => isReady(await visited)));
    const html = await Promise.all([wide, narrow].map(({ page }) => savedHtml(page)));
    const copies = [];
    for (const [index, tab] of [narrowCopy, wideCopy].entries()) {
      save(path, html[index] ?? '');
      copies.push(isReady(await open(tab)));
    }
    await Promise.all(copies);
    const found = () => Promise.all([differences(narrow.page, narrowCopy.page), differences(wide.page, wideCopy.page)]);
    await expect.poll(found).toEqual([[], []]);
  },
);

/** Opens a tab of a visitor who prefers less motion, so that pages come to rest. */
async function newTab(width: number): Promise<Tab> {
  const { page } = await world.newVisitor({ stays: true });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const session = await page.createCDPSession();
  // A picture of a tenth of the size takes a fifth off the CPU time of a visit. The page cannot tell.
  const metrics = { width, height: heightPx, deviceScaleFactor: 1, mobile: false, scale: 0.1 };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  // A page writes storage when it is left, which would be there on the next one.
  await page.evaluateOnNewDocument(() => {
    if (location.protocol === 'http:') localStorage.clear();
  });
  return { page, session };
}

/** Opens a page as a new visitor, until it is parsed. */
async function visit({ page, session }: Tab, address: string): Promise<Page> {
  await session.send('Network.clearBrowserCookies');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return page;
}

const isReady = (page: Page): Promise<void> => page.evaluate(() => window.SSRuntime?.ready);

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
