// covers: runtime/features/blocks/
import type { CDPSession, Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { listFixtureSites, loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

/** Bodies without a block of a common kind, by the kind of their block. */
const rare = {
  audio: '<div class="sqs-audio-embed" data-url="/track.mp3" data-mime-type="audio/mpeg" data-title="Tide"></div>',
  lightbox: '<div class="sqs-block-image-button lightbox"><a href="/hangs.png"><img src="/hangs.png" alt="Bay"></a></div>',
  menu:
    '<div class="menu-wrapper"><div role="tablist" class="menu-selector"><label role="tab" ' +
    'class="menu-select-labels">Lunch</label> <label role="tab" class="menu-select-labels">Evening</label></div><div ' +
    'class="menus menus--has-multiple"><div role="tabpanel" class="menu">Soup</div><div role="tabpanel" class="menu" ' +
    'style="display:none">Fish</div></div></div>',
  search: '<input class="sqs-search-ui-text-input" type="search" aria-label="Search">',
} as const;
const picture = '<img src="/hangs.png" alt="Pots">';
const far = '<div style="height:6000px"></div>';
const world = browserWorld(async () => [
  ...(await loadSites(await listFixtureSites())),
  testSite('rare', {
    ...Object.fromEntries(Object.entries(rare).map(([kind, body]) => [`/${kind}`, { body: picture + body }])),
    '/far': { body: picture + far + rare.menu },
  }),
]);

/** Runs in the page: longer than the boot script takes to ask for chunks once the document is parsed. */
const pass = async (): Promise<void> => {
  for (let at = 0; at < 4; at += 1) {
    await new Promise((done) => setTimeout(done));
    await new Promise((done) => requestAnimationFrame(done));
  }
};

/**
 * Holds the chunks of a page, and its pictures without end. `releaseAsked` lets pass those that the page asked for before now;
 * later ones stay held.
 */
async function holdChunks(page: Page): Promise<{ releaseAsked(): Promise<readonly string[]> }> {
  const session: CDPSession = await page.createCDPSession();
  const asked = new Map<string, number>();
  const held: { readonly id: string; readonly name: string }[] = [];
  let releasedAtMs = Number.POSITIVE_INFINITY;
  const names: string[] = [];
  const pass = (id: string, name: string) => {
    names.push(name);
    return session.send('Fetch.continueRequest', { requestId: id });
  };
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) => asked.set(requestId, wallTime * 1000));
  session.on('Fetch.requestPaused', ({ requestId, networkId = '', resourceType, request: { url } }) => {
    // Pictures hang, so that the page does not load.
    if (resourceType === 'Image') return;
    const name = /chunks\/(.*)-[A-Z0-9]{8}\.js/.exec(url)?.[1] ?? url;
    // The browser may report a request after the page has gone on.
    if ((asked.get(networkId) ?? Number.POSITIVE_INFINITY) < releasedAtMs && releasedAtMs < Number.POSITIVE_INFINITY)
      void pass(requestId, name).catch(() => {});
    else held.push({ id: requestId, name });
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/runtime/chunks/*' }, { resourceType: 'Image' }] });
  return {
    async releaseAsked() {
      releasedAtMs = Date.now();
      await Promise.all(held.splice(0).map(({ id, name }) => pass(id, name)));
      return names;
    },
  };
}

/** Pages with the kinds of their blocks in the first view. */
const pages = [
  ['classic', '/', 'gallery'],
  ['classic', '/routes', 'gallery'],
  ['clean', '/gallery', 'gallery'],
  ['faults', '/form', 'form'],
  ['forms', '/first', 'form'],
  ['forms', '/newsletter', 'form'],
  ['forms', '/second', 'form'],
  ['galleries', '/carousel', 'gallery'],
  ['galleries', '/grid', 'gallery'],
  ['galleries', '/images', 'image'],
  ['galleries', '/section-slides', 'gallery'],
  ['galleries', '/sections', 'gallery'],
  ['galleries', '/slider', 'gallery'],
  ['galleries', '/slideshow', 'gallery'],
  ['galleries', '/video', 'video'],
  ['maps', '/', 'map'],
  ['maps', '/hosted', 'map'],
  ['maps', '/widgets', 'gallery widget'],
  ['shop', '/', 'account quick-view'],
  ['shop', '/cart', 'cart'],
  ['shop', '/donate', 'donation'],
  ['shop', '/membership', 'account pricing-options product'],
  ['shop', '/mug', 'account product product-gallery'],
  ['shop', '/studio', 'access-denied'],
  ['shop', '/workshop', 'account product'],
] as const;

// site#two-trips
test.each(pages)(
  '%s%s: with the boot script as the first trip, the chunks of the second are enough for its blocks (%s), while every ' +
    'picture hangs',
  async (site, path, kinds) => {
    const { page, pageErrors } = await world.newVisitor();
    const chunks = await holdChunks(page);
    await page.goto(world.address(site, path), { waitUntil: 'domcontentloaded' });
    await page.evaluate(pass);
    await chunks.releaseAsked();
    await page.waitForFunction(
      (names) => names.every((name) => document.querySelector(`[data-ss-block~="${name}"]`)),
      {},
      kinds.split(' '),
    );
    expect(pageErrors).toEqual([]);
  },
);

/** Opens a page of rare blocks, whose picture hangs. */
async function openRare(path: string): Promise<Page> {
  const { page } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.resourceType() === 'image' || request.continue()));
  await page.goto(world.address('rare', path), { waitUntil: 'domcontentloaded' });
  return page;
}

// site#two-trips
test.each(Object.keys(rare))(
  'a block of a rare kind (%s) is alive on a page that has no other, while a picture hangs',
  async (kind) => {
    const page = await openRare(`/${kind}`);
    await page.waitForFunction((name) => document.querySelector(`[data-ss-block~="${name}"]`), {}, kind);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  },
);

// site#two-trips
test('a rare block that visitors press has its code fetched far below the view, while a picture hangs', async () => {
  const page = await openRare('/far');
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('component-menu')));
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});
