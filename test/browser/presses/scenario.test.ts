// covers: runtime/browser/ runtime/features/buttons/
import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const header = `<header data-controller="Header"><div class="header-display-mobile"><div class="header-burger"><button class="header-burger-btn burger"><span>Menu</span></button></div></div>
<div class="header-menu"><nav class="header-menu-nav"><a href="/other">Other</a></nav></div></header>`;
const quickList =
  '<div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="i1" data-product-type="1"><div ' +
  'class="sqs-add-to-cart-button-inner">Add To Cart</div></div>';
const slide = (id: string) =>
  `<div class="slide" data-type="image"><a class="image-slide-anchor" href="/img/${id}-800x500.svg" ` +
  `data-slide-id="${id}"><img data-src="/img/${id}-800x500.svg" data-image-dimensions="800x500" alt="${id}"></a></div>`;
const lightbox =
  '<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" ' +
  `data-block-json='{"design":"grid","lightbox":true}'><div class="sqs-gallery-container"><div class="sqs-gallery ` +
  `sqs-gallery-design-grid">${slide('a')}${slide('b')}</div></div></div>`;
const form =
  '<div class="sqs-block newsletter-block sqs-block-newsletter" data-block-type="51"><form class="newsletter-form" ' +
  'data-form-id="68f0a1b2c3d4e5f607182903" method="POST" novalidate><div class="newsletter-form-field-wrapper form-item ' +
  'field email required"><input class="newsletter-form-field-element field-element" name="email" ' +
  'type="text"></div></form></div>';
const world = browserWorld(async () => [
  ...(await Promise.all(['shop', 'galleries', 'clean'].map((name) => loadSite(name)))),
  testSite('presses', {
    '/': {
      body:
        `${header}<main>${quickList}<span data-controller="UserAccountLink"><a class="user-accounts-text-link" ` +
        'href="#"><span class="unauth">Log in</span></a></span></main>',
    },
    '/classic': { body: `<script>Y.use('node', () => {});</script>${quickList}` },
    '/form': { body: form },
    '/lightbox': { body: lightbox },
    '/other': { body: '<p>Another page</p>' },
  }),
]);

const controls = 'button,[role=button],a[href="#"],a:not([href]),[data-product-gallery=thumbnails-item]';

/** Returns a page whose chunks that match are held until `release`, once one of them is requested. */
async function arriveEarly(site: string, path: string, pattern: RegExp, prepare?: (page: Page) => Promise<unknown>) {
  const { page } = await world.newVisitor();
  await prepare?.(page);
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue({}, 0));
  const held = holdRequests(page, pattern);
  await page.goto(world.address(site, path), { waitUntil: 'domcontentloaded' });
  await held.asked;
  return { page, release: held.release };
}

/** Returns such a page that counts each click that reaches its target in `window.delivered`. */
const arriveHolding = (site: string, path: string, pattern: RegExp) => arriveEarly(site, path, pattern, countDelivered);

function countDelivered(page: Page): Promise<unknown> {
  return page.evaluateOnNewDocument(() => {
    const delivered: [string, boolean][] = [];
    Object.assign(window, { delivered });
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.documentElement.addEventListener(
        'click',
        (event) => {
          const target = event.target as HTMLElement;
          delivered.push([target.dataset.press ?? '', target.closest('[data-ss-block]') !== null]);
        },
        true,
      );
      // Only the arrival of the press counts here.
      addEventListener('click', (event) => event.preventDefault());
      addEventListener('submit', (event) => event.preventDefault());
    });
  });
}

/** Presses all visible controls of the server's HTML once and returns their number. */
const pressAll = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
    for (const [at, control] of all.entries()) {
      control.dataset.press = `${at}`;
      control.click();
    }
    return all.length;
  }, controls);

/** Keeps the timers of 3 s that a press starts; `fireFirst` runs the first and returns the delivered and the held presses. */
async function holdTimers() {
  return {
    async prepare(page: Page): Promise<void> {
      await countDelivered(page);
      await page.evaluateOnNewDocument(() => {
        const timers: (() => void)[] = [];
        const after = window.setTimeout;
        const later = (run: (argument: unknown) => void, ms: number, argument: unknown) => {
          if (ms !== 3000 || window.event?.type !== 'click') return after(run, ms, argument);
          timers.push(() => run(argument));
          return 0;
        };
        Object.assign(window, { timers, setTimeout: later });
      });
    },
    fireFirst: (page: Page) =>
      page.evaluate(() => {
        const { timers, delivered } = window as unknown as Delivered & { timers: (() => void)[] };
        timers.shift()?.();
        return { delivered: delivered.length, held: document.querySelectorAll('[data-ss-pressed]').length };
      }),
  };
}

type Delivered = { readonly delivered: readonly [press: string, isAlive: boolean][] };

// site#early-presses
test('each control that is pressed before any chunk has arrived receives the press once', async () => {
  const { page } = await world.newVisitor();
  await countDelivered(page);
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue({}, 0));
  for (const [site, path] of [
    ['shop', '/'],
    ['shop', '/mug'],
    ['galleries', '/slideshow'],
    ['galleries', '/carousel'],
    ['clean', '/gallery'],
    ['presses', '/'],
  ] as const) {
    const held = holdRequests(page, /\/chunks\//);
    await page.goto(world.address(site, path), { waitUntil: 'domcontentloaded' });
    await held.asked;
    const count = await pressAll(page);
    expect(count).toBeGreaterThan(0);
    held.release();
    await page.waitForFunction((n) => (window as unknown as Delivered).delivered.length >= n, {}, count);
    await page.evaluate(() => window.SSRuntime.ready);
    const presses = await page.evaluate(() => (window as unknown as Delivered).delivered.map(([press]) => Number(press)));
    const each = Array.from({ length: count }, (_, at) => at);
    expect([site, path, presses.sort((one, other) => one - other)]).toEqual([site, path, each]);
    expect(await page.$$('[data-ss-pressed]')).toEqual([]);
  }
});

test('a held press is drawn in the next frame, and the browser gets it after 3 s if the code hangs', async () => {
  const { page } = await arriveHolding('presses', '/', /\/chunks\//);
  // A press that page code dispatches at the document is no press of a control.
  const errors = await page.evaluate(() => {
    const messages: string[] = [];
    addEventListener('error', ({ message }) => messages.push(message));
    for (const type of ['click', 'keydown']) document.dispatchEvent(new MouseEvent(type));
    return messages;
  });
  expect(errors).toEqual([]);
  await page.click('.burger');
  expect(await page.$eval('[data-ss-pressed]', (pressed) => getComputedStyle(pressed).opacity)).toBe('0.6');
  expect(await page.evaluate(() => (window as unknown as Delivered).delivered)).toEqual([]);
  await page.waitForFunction(() => (window as unknown as Delivered).delivered.length === 1);
  expect(await page.$('[data-ss-pressed]')).toBeNull();
});

test('a double press that page code and then a block hold is repeated once', async () => {
  const { page, release } = await arriveHolding('presses', '/classic', /\/chunks\/compat/);
  const product = holdRequests(page, /\/chunks\/product-/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const press = (button: Element) => (button as HTMLElement).click();
  for (let times = 0; times < 2; times++) await page.$eval('.sqs-add-to-cart-button', press);
  release();
  // The product's block holds it, whose code has not come.
  await page.waitForSelector('.sqs-add-to-cart-button[data-ss-pressed]');
  await page.evaluate(() => window.SSRuntime.service('helpers'));
  product.release();
  await page.waitForSelector('[data-ss-block=product]');
  await page.waitForFunction(() => !document.querySelector('[data-ss-pressed]'));
  expect(await page.evaluate(() => (window as unknown as Delivered).delivered)).toEqual([['', true]]);
});

test.each([
  ['no chunk has come', /\/chunks\//],
  ['the chunk of its block has not come', /\/chunks\/component-header/],
])('a press is dropped when the page is left for the back/forward cache (%s)', async (_state, chunks) => {
  const { page, release } = await arriveHolding('presses', '/', chunks);
  await page.click('.burger');
  await page.waitForSelector('[data-ss-pressed]');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  expect(await page.$('[data-ss-pressed]')).toBeNull();
  release();
  await page.waitForSelector('[data-ss-block=header]');
  expect(await page.evaluate(() => (window as unknown as Delivered).delivered)).toEqual([]);
});

test('the browser gets a press that page code and then its block hold after 3 s in total', async () => {
  const runTimers = await holdTimers();
  const { page } = await arriveEarly('presses', '/classic', /\/chunks\//, runTimers.prepare);
  await page.evaluate(() => void document.querySelector<HTMLElement>('.sqs-add-to-cart-button')?.click());
  expect(await page.$('[data-ss-pressed]')).not.toBeNull();
  expect(await runTimers.fireFirst(page)).toEqual({ delivered: 1, held: 0 });
});

describe('a press before the code of its block acts once:', () => {
  test.each([/\/chunks\/blocks/, /\/chunks\/component-header/])('the burger opens the menu (%s)', async (chunk) => {
    const { page, release } = await arriveEarly('presses', '/', chunk);
    await page.setViewport({ width: 400, height: 700 });
    await page.click('.burger');
    release();
    await page.waitForSelector('[data-controller=Header].header--menu-open, .header--menu-open, [aria-expanded=true]');
  });

  test.each([/\/chunks\/blocks/, /\/chunks\/product-/])('Add To Cart does not leave the page by its form (%s)', async (chunk) => {
    const { page, release } = await arriveEarly('shop', '/pattern', chunk);
    const before = world.platform.journal.entries({ endpoint: 'commerce-cart-add' }).length;
    await page.click('.sqs-add-to-cart-button');
    await page.click('.sqs-add-to-cart-button');
    release();
    await page.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1');
    expect(world.platform.journal.entries({ endpoint: 'commerce-cart-add' }).length - before).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/pattern');
  });

  test.each([/\/chunks\/blocks/, /\/chunks\/component-product-gallery/])('a thumbnail shows its picture (%s)', async (chunk) => {
    const { page, release } = await arriveEarly('shop', '/mug', chunk);
    await page.click('[data-product-gallery=thumbnails-item]:nth-child(2)');
    release();
    await page.waitForSelector('[data-product-gallery=slides-item].selected:nth-child(2)');
  });

  test('Enter in a form without a button is held until the code of the form is there', async () => {
    const { page, release } = await arriveEarly('presses', '/form', /\/chunks\//);
    await page.type('input', 'ada');
    await page.keyboard.press('Enter');
    expect(await page.$('form[data-ss-pressed]')).not.toBeNull();
    release();
    await page.waitForSelector('form[data-ss-form]');
    expect(new URL(page.url()).pathname).toBe('/form');
  });

  test('the log-in link opens the dialog, and the address keeps no #', async () => {
    const { page, release } = await arriveEarly('shop', '/mug', /\/chunks\/blocks/);
    await page.click('.user-accounts-text-link');
    release();
    await page.waitForSelector('dialog[open]');
    expect(page.url()).not.toContain('#');
  });
});
