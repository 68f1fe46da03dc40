// covers: runtime/features/blocks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { image, slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const names = ['ash', 'elm', 'oak'];
const grid = `<div class="sqs-block gallery-block sqs-block-gallery" id="grid" data-block-json="{&quot;design&quot;:&quot;autocolumns&quot;,&quot;lightbox&quot;:true}"><div class="sqs-gallery-container"><div class="sqs-gallery">${names
  .map((name) => `<div class="image-wrapper">${image(`grid-${name}`)}</div>`)
  .join('')}</div></div></div>`;
const popup = { style: 2, version: 1, title: 'Hello', enabledPages: [] };
const world = browserWorld(() => [
  testSite('old', {
    '/': {
      context: {
        ...plainContext,
        cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: false },
        websiteSettings: { popupOverlaySettings: popup },
      },
      body: `<style>main{width:300px}img{max-width:100%;height:auto}</style><main>${slideshow({ id: 'show', data: { lightbox: true }, slides: names.map((name) => slide(`show-${name}`, 'fill')) })}${grid}
<div class="sqs-block-image"><img data-src="/img/single-800x500.svg" data-image-dimensions="800x500" alt="single"></div>
<div class="sqs-block-button-container"><a href="#below">Below</a></div>
<div id="made">${names.map((name) => slide(`made-${name}`, 'fill')).join('')}</div></main>
<script>Y.use('squarespace-gallery-ng', function (Y) { new Y.Squarespace.Gallery2({ container: '#made' }) })</script>`,
    },
  }),
]);

/** Opens the page in a browser without these features; the page is ready, or loaded where the runtime does not start. */
async function arriveWithout(missing: readonly string[], starts = true) {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  const { page, open } = visitor;
  await page.evaluateOnNewDocument((paths) => {
    for (const path of paths) {
      const parts = path.split('.');
      const last = parts.pop() as string;
      let owner = window as unknown as Record<string, unknown>;
      for (const part of parts) owner = owner[part] as Record<string, unknown>;
      delete owner[last];
    }
    // The pseudo-class belongs to `<dialog>`.
    const supports = window.CSS?.supports;
    if (paths.includes('HTMLDialogElement.prototype.showModal'))
      CSS.supports = (...given: [string, string?]) => given[0] !== 'selector(:modal)' && supports.apply(CSS, given as [string]);
  }, missing);
  await servePictures(page);
  if (starts) await open('old', '/');
  else await page.goto(world.address('old', '/'));
  return visitor;
}
const shown = (page: Page) =>
  page.waitForFunction(() => {
    scrollBy(0, innerHeight);
    return [...document.images].every((each) => each.naturalWidth > 0 && each.checkVisibility({ visibilityProperty: true }));
  });
const mountedBlocks = (page: Page) =>
  page.$$eval('[data-ss-block]', (all) => all.map((each) => each.getAttribute('data-ss-block')).sort());

const young = [
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.toSorted',
  'Object.hasOwn',
  'Object.groupBy',
  'structuredClone',
  'AbortSignal.timeout',
  'AbortSignal.any',
  'String.prototype.at',
  'Promise.withResolvers',
  'document.startViewTransition',
  'CSSStyleSheet.prototype.replaceSync',
  'Document.prototype.adoptedStyleSheets',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.inert',
  'Element.prototype.checkVisibility',
  'Element.prototype.ariaLabel',
  'Element.prototype.ariaDisabled',
  'Element.prototype.ariaCurrent',
  'Element.prototype.computedStyleMap',
  'Element.prototype.setHTMLUnsafe',
  'Element.prototype.moveBefore',
  'HTMLElement.prototype.attributeStyleMap',
  'navigation',
  'scheduler',
  'trustedTypes',
  'requestIdleCallback',
  'fetchLater',
  'crypto.randomUUID',
  'Navigator.prototype.connection',
  'PerformanceObserver',
  'Intl.Segmenter',
  'URL.canParse',
  'URL.parse',
];

test('without features younger than Baseline 2022 every block is mounted, and no error is logged or reported', async () => {
  const { page, pageErrors, said } = await arriveWithout(young.filter((path) => path !== 'Element.prototype.checkVisibility'));
  await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=gallery]').length === 2);
  await page.waitForFunction(() => document.querySelector('#made .sqs-active-slide'));
  expect(await mountedBlocks(page)).toEqual(expect.arrayContaining(['button', 'gallery', 'gallery', 'image']));
  await page.waitForSelector('.sqs-cookie-banner-v2');
  await page.click('.sqs-cookie-banner-v2-accept');
  await page.waitForFunction(() => !document.querySelector('.sqs-cookie-banner-v2'));
  // Arrows without a style sheet of the page get their shape from a chunk of its own.
  await (await page.waitForSelector('#show .next', { visible: true }))?.click();
  await page.waitForFunction(() => window.SSRuntime.gallery(document.getElementById('show') as Element)?.currentIndex === 1);
  await page.click('#grid img');
  await page.waitForSelector('dialog.sqs-lightbox[data-ss-modal]');
  expect([pageErrors, said, world.platform.journal.entries({ endpoint: 'record-javascript-errors' })]).toEqual([[], [], []]);
});

test.each([
  ['ResizeObserver'],
  ['IntersectionObserver'],
  ['matchMedia'],
  ['Element.prototype.animate'],
  ['Element.prototype.replaceChildren'],
  ['HTMLDialogElement.prototype.showModal'],
  ['CSS'],
  [
    ...young,
    'ResizeObserver',
    'IntersectionObserver',
    'matchMedia',
    'Element.prototype.animate',
    'HTMLDialogElement',
    'CSSStyleSheet',
  ],
])(
  'without %s the page keeps its pictures, its cookie banner and its visit, no block is mounted, and no error is logged or ' +
    'reported',
  async (...missing) => {
    const { page, pageErrors, said, settled } = await arriveWithout(
      missing.filter((path) => path !== 'Element.prototype.checkVisibility'),
    );
    expect(await page.evaluate(() => document.documentElement.dataset.ssRuntime)).toBe('ready');
    await shown(page);
    expect(await mountedBlocks(page)).toEqual([]);
    await page.click('.sqs-cookie-banner-v2-accept');
    await page.waitForFunction(() => !document.querySelector('.sqs-cookie-banner-v2'));
    await page.click('.sqs-block-button-container a');
    await page.evaluate(() => window.SSRuntime.initialize());
    await page.evaluate(() => window.SSRuntime.destroy());
    await settled();
    const { journal } = world.platform;
    expect(journal.entries({ endpoint: 'record-hit' }).length).toBeGreaterThan(0);
    expect([pageErrors, said, journal.entries({ endpoint: 'record-javascript-errors' })]).toEqual([[], [], []]);
  },
);

test('a browser that cannot parse the chunks keeps the page with its pictures, sends nothing and logs no error', async () => {
  const { page, pageErrors, said, settled, cookies } = await arriveWithout(['Promise.any'], false);
  expect(await page.evaluate(() => document.documentElement.dataset.ssRuntime)).toBe('failed');
  await shown(page);
  // The names that templates call are there, and do nothing.
  const names = ['Squarespace.onInitialize', 'Y.use', 'ImageLoader.load', 'SSRuntime'];
  const types = await page.evaluate(
    (paths) => paths.map((path) => typeof path.split('.').reduce((owner, name) => Reflect.get(owner, name), window)),
    names,
  );
  expect(types).toEqual(['function', 'function', 'function', 'undefined']);
  await settled();
  // Pages of earlier tests, whose visitors have another crumb, may still send calls.
  const { crumb } = await cookies();
  const isOther = (sent: unknown) => sent !== undefined && sent !== crumb;
  const calls = world.platform.journal.entries().filter(({ query }) => !query.mark && !isOther(query.crumb));
  expect([pageErrors, said, calls]).toEqual([[], [], []]);
});
