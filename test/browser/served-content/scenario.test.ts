// covers: runtime/features/products/ runtime/features/cart/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

/** Sites whose pages visitors read; the others break something on purpose. */
const siteIds = ['shop', 'clean', 'galleries', 'classic', 'maps'] as const;
const world = browserWorld(async () => Promise.all(siteIds.map((id) => loadSite(id))));

/** Texts, dates and pictures of a document, in its order. */
const contentOf = (page: Page, html: string | null): Promise<readonly string[]> =>
  page.evaluate((served) => {
    const root = served === null ? document : new DOMParser().parseFromString(served, 'text/html');
    const found: string[] = [];
    const walk = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Text || node.nodeType === Node.TEXT_NODE) {
        const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
        if (text && !node.parentElement?.closest('script,style,noscript,template')) found.push(text);
        continue;
      }
      const element = node as Element;
      const picture = element.matches('img:not(noscript *)') && (element.getAttribute('data-src') || element.getAttribute('src'));
      if (picture) found.push(`picture ${picture.split(/[?#]/)[0]?.split('/').pop()}`);
      const date = element.matches('time') && element.getAttribute('datetime');
      if (date) found.push(`date ${date}`);
    }
    return found;
  }, html);

/** Differences that are meant, by site and page. */
const meant: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // Sold out: the label says so.
  shop: { '/vase': ['Add To Cart'] },
};

// commerce#served-price
test.each(siteIds)('%s: what the server wrote is on the page after start-up', async (id) => {
  const { page } = await world.nextVisitor();
  const site = await loadSite(id);
  const lost: Record<string, readonly string[]> = {};
  for (const path of await site.pages()) {
    await page.goto(world.address(id, path));
    // Screens of the platform have no runtime.
    if (!(await page.evaluate('window.SSRuntime && SSRuntime.ready.then(() => true)'))) continue;
    const served = await page.evaluate(() => fetch(location.href).then((response) => response.text()));
    const before = await contentOf(page, served);
    const after = new Set(await contentOf(page, null));
    const missing = before.filter((each) => !after.has(each));
    if (missing.length > 0) lost[path] = [...new Set(missing)];
  }
  expect(lost).toEqual(meant[id] ?? {});
});
