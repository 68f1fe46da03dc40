// covers: runtime/features/products/ runtime/features/cart/
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { scrollThrough } from '../../helpers/browser/hidden-blocks.ts';
import { lostContent, recordContent, unparsedContent } from '../../helpers/browser/lost-content.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const siteIds = ['shop', 'clean', 'galleries', 'classic', 'maps', 'forms', 'overlays', 'owner', 'leaky', 'faults'] as const;
const world = browserWorld(async () => [
  ...(await Promise.all(siteIds.map((id) => loadSite(id)))),
  testSite('changed', {
    '/': {
      body:
        '<main><p id="a"><b>£20.00</b></p><p id="b"><b>£20.00</b></p><p id="c">Open</p><p id="d">Open</p><p id="e"><time ' +
        'datetime="2026-05-09">9 May</time></p><img id="f" data-src="/img/a-10x10.svg" alt=""></main>',
    },
  }),
]);

/** Differences that are meant, by site and page, each with its reason. */
const meant: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // Sold out: the label says so.
  shop: { '/vase': ['Add To Cart'] },
};

// commerce#served-price, site#served-content
test.each(siteIds)('%s: what the server wrote is at its place on the page after start-up', async (id) => {
  const { page } = await world.newVisitor();
  await page.setViewport({ width: 1280, height: 4000 });
  await recordContent(page);
  const site = await loadSite(id);
  const lost: Record<string, readonly string[]> = {};
  for (const path of await site.pages()) {
    await page.goto(world.address(id, path));
    // Screens of the platform have no runtime.
    if (!(await page.evaluate('window.SSRuntime && SSRuntime.ready.then(() => true)'))) continue;
    await scrollThrough(page);
    await page.evaluate(() => window.SSRuntime.initialize());
    const missing = [...(await unparsedContent(page)), ...(await lostContent(page))];
    if (missing.length > 0) lost[path] = missing;
  }
  expect(lost).toEqual(meant[id] ?? {});
});

test('the comparison sees a price, a text, a date and a picture that are lost from their places, also where they stand elsewhere', async () => {
  const { page, open } = await world.newVisitor();
  await recordContent(page);
  await open('changed', '/');
  expect([await unparsedContent(page), await lostContent(page)]).toEqual([[], []]);
  await page.evaluate(() => {
    const find = (id: string) => document.getElementById(id) as HTMLElement;
    // The same text in a new element: nothing is lost.
    find('b').innerHTML = '<b>£20.00</b>';
    find('a').innerHTML = '<b>£24.00</b>';
    find('d').append(find('c').firstChild as Text);
    find('e').querySelector('time')?.setAttribute('datetime', '2026-05-10');
    find('f').dataset.src = '/img/b-10x10.svg';
  });
  expect(await lostContent(page)).toEqual(['£20.00', 'date 2026-05-09', 'picture a-10x10.svg']);
  await page.evaluate(() => document.getElementById('d')?.replaceChildren());
  expect(await lostContent(page)).toEqual(['£20.00', 'Open', 'Open', 'date 2026-05-09', 'picture a-10x10.svg']);
});
