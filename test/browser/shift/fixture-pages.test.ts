// covers: runtime/compat/reserve-galleries.ts
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
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

/** The page waits for late code for 60 s, not for 3 s: a busy machine shows no page without its code. Lists layout shifts. */
const watch = `(() => {
  const { setTimeout } = window;
  window.setTimeout = (callback, delayMs, ...rest) => setTimeout(callback, delayMs === 3000 ? 60_000 : delayMs, ...rest);
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push([value, ...sources.map(({ node, previousRect, currentRect }) =>
        [node?.nodeName, node?.className, previousRect, currentRect].map((part) => JSON.stringify(part)).join(' '))]);
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

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
  await page.evaluateOnNewDocument(watch);
  await page.goto(`${world.address(site, path)}?__ss=chunk:delay:150`);
  await page.evaluate(() => window.SSRuntime.ready);
  // Templates' galleries are not part of `ready`; the cart shows its state last.
  await page.waitForFunction(() =>
    document.querySelector('#rows img.loaded, .slide img.loaded, .ss-cart-empty, [data-ss-block~=product]'),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
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
