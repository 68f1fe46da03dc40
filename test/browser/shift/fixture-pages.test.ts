import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const neverMade = ['stacked', 'strip', 'grid'].map(
  (
    design,
  ) => `<section class="slide">Before ${design}</section><div id="${design}"><p class="slide">One</p><p class="slide">Two</p></div>
<script>Y.use(function () { if (window.absent) new Y.Squarespace.Gallery2({ container: '#${design}', slides: '.slide', design: '${design}' }); });</script>`,
);
const world = browserWorld(async () => [
  ...(await loadSites(['galleries', 'shop'].map((id) => `fixtures/sites/${id}`))),
  testSite('code', { '/': { body: neverMade.join('') } }),
]);

/** Lists layout shifts. The page waits for late code for another time than 3 s. */
const watch = (waitMs: number) => `(() => {
  const { setTimeout } = window;
  window.setTimeout = (callback, delayMs, ...rest) => setTimeout(callback, delayMs === 3000 ? ${waitMs} : delayMs, ...rest);
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push([value, ...sources.map(({ node, previousRect, currentRect }) =>
        [node?.nodeName, node?.className, previousRect, currentRect].map((part) => JSON.stringify(part)).join(' '))]);
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

/** Returns the layout shifts after two more frames. */
const shiftsOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve((window as unknown as { shifts: unknown[] }).shifts))),
      ),
  );

/** Galleries that templates make, and parts that scripts draw. */
const pages = [
  ['galleries', '/autorows', 1280],
  ['galleries', '/autorows', 320],
  ['galleries', '/fade', 320],
  ['shop', '/cart', 1280],
  ['shop', '/cart', 320],
  ['shop', '/mug', 320],
] as const;

// compat#reserved-galleries site#reserved-boxes
test.each(pages)('%s%s has no layout shift at %s px while its chunks load', async (site, path, width) => {
  const { page } = await world.nextVisitor();
  // A cached chunk would not be slow.
  await page.setCacheEnabled(false);
  await page.setViewport({ width, height: 800 });
  // A busy machine shows no page without its code.
  await page.evaluateOnNewDocument(watch(60_000));
  await page.goto(`${world.address(site, path)}?__ss=chunk:delay:150`);
  await page.evaluate(() => window.SSRuntime.ready);
  // Templates' galleries are not part of `ready`; the cart shows its state last.
  await page.waitForFunction(() =>
    document.querySelector('#rows img.loaded, .slide img.loaded, .ss-cart-empty, [data-ss-block~=product]'),
  );
  expect(await shiftsOf(page)).toEqual([]);
});

/**
 * Pages whose galleries, cart and account link are shown without their code first, each with what is there at the end. The
 * captions of a slideshow take their place on the picture when the code comes.
 */
const latePages = [
  ['galleries', '/slider', 320, '[data-ss-block=gallery] .sqs-active-slide'],
  ['galleries', '/grid', 320, '[data-ss-block=gallery]'],
  ['galleries', '/list', 1280, '[data-ss-block=gallery]'],
  ['shop', '/cart', 320, '.ss-cart-empty'],
] as const;

// site#reserved-boxes
test('code that comes after its limit moves nothing: neither when the page is shown without it nor when it comes', async () => {
  const { page } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue());
  await page.evaluateOnNewDocument(watch(50));
  const found = [];
  for (const [site, path, width, end] of latePages) {
    await page.setViewport({ width, height: 800 });
    const chunks = holdRequests(page, /\/chunks\//);
    await page.goto(world.address(site, path), { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => window.SSRuntime.ready);
    const shown = await shiftsOf(page);
    chunks.release();
    await page.waitForSelector(end);
    found.push([path, shown, await shiftsOf(page)]);
  }
  expect(found).toEqual(latePages.map(([, path]) => [path, [], []]));
});

test('page code that makes no gallery after all hides no slide, and marks nothing outside the container that it names', async () => {
  const { page, open } = await world.nextVisitor();
  await open('code', '/');
  const hidden = await page.$$eval('.slide', (all) =>
    all.filter((slide) => !slide.checkVisibility({ visibilityProperty: true })).map(({ textContent }) => textContent),
  );
  expect(hidden).toEqual([]);
  expect(await page.$$eval('body [data-ss-slides]', (all) => all.map(({ id }) => id))).toEqual(['grid']);
});
