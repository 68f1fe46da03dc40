import { expect } from 'vitest';
import { image, slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

const site = 'history';
const body =
  `<style>main{width:500px}</style><main>${slideshow({ slides: ['one', 'two', 'three'].map((name) => slide(name, 'fill')) })}</main><a ` +
  'href="/away">Away</a>';

const tile = (name: string) =>
  '<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" ' +
  `href="/img/${name}-800x500.svg" data-slide-id="${name}" data-title="The ${name}">${image(name)}</a></div></div>`;
const layers = `<main>
<div class="sqs-block gallery-block sqs-block-gallery" id="block" data-block-json='${JSON.stringify({ design: 'grid', lightbox: true })}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${['one', 'two'].map(tile).join('')}</div></div></div>
<p><a id="named" href="#itemId=two">The second pot</a></p>
<div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content"><div class="lightbox-handle-wrapper"><button class="lightbox-handle">Write to us</button></div><div class="form-wrapper hidden"><form data-form-id="f1"><input name="email" aria-label="Email"></form></div></div></div>
</main>`;

/** One row for each layer that has an entry in the history. */
const layerRows = [
  { name: 'the lightbox of a picture', path: '/layers', press: '.slide:nth-child(2) a', layer: '.sqs-lightbox', reopens: true },
  { name: 'the form over the page', path: '/layers', press: '.lightbox-handle', layer: '.ss-form-lightbox', reopens: false },
  {
    name: 'the quick view of a product',
    shop: '/',
    press: '.sqs-product-quick-view-button',
    layer: '.ss-quick-view',
    reopens: false,
  },
  { name: 'the cart over the page', shop: '/', press: '.floating-cart a', layer: '.ss-cart-panel', reopens: false },
] as const;

const lengthOf = ({ tab }: Visit) => tab.evaluate(() => window.history.length);
const shows = ({ tab }: Visit, layer: string, isShown: boolean) =>
  tab.until((selector, wanted) => (document.querySelector(selector) !== null) === wanted, layer, isShown);
/** Resolves when the history has no entry of an open layer. */
const isSettled = ({ tab }: Visit) => tab.until(() => window.history.scrollRestoration === 'auto');
const fillCart = async ({ open, tab }: Visit) => {
  await open('shop', '/bowl');
  await tab.until(() => document.querySelector('.sqs-add-to-cart-button[data-ss-block=product]') !== null);
  await tab.click('.sqs-add-to-cart-button');
  await tab.until(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1');
};
const go = ({ tab }: Visit, by: number) =>
  tab.evaluate((delta) => {
    const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    window.history.go(delta);
    return done.then(() => true);
  }, by);

declare global {
  interface Window {
    shows?: boolean[];
  }
}

export const history: Topic = {
  sites: [
    withPictures(
      // The back/forward cache excludes pages with `no-store`.
      testSite(site, {
        '/': { body, headers: { 'Cache-Control': 'no-cache' } },
        '/away': { body: '<p>Away.</p>' },
        '/layers': { body: layers },
      }),
    ),
  ],
  scenarios: [
    {
      title: 'a page out of the back/forward cache is as it was left, its gallery goes on, and it is counted again',
      async run({ open, tab, platform, errors, settled }) {
        await open(site, '/');
        await tab.until(() => document.querySelector('#block[data-ss-block]') !== null);
        await tab.evaluate(() => {
          window.shows = [];
          addEventListener('pageshow', ({ persisted }) => window.shows?.push(persisted));
        });
        await tab.click('#block .next');
        await tab.until(() => window.SSRuntime.gallery(document.getElementById('block') as Element)?.currentIndex === 1);
        await tab.click('body > a');
        await tab.until(() => location.pathname === '/away');
        await tab.back();
        await tab.until(() => location.pathname === '/');
        await tab.until(() => document.querySelector('#block[data-ss-block]') !== null);
        const isKept = await tab.evaluate(() => window.shows?.includes(true) ?? false);
        expect(isKept).toBe(true);
        // The step was under way when the page was left; it goes on, and a press during a step does nothing.
        await tab.until(() => window.SSRuntime.gallery(document.getElementById('block') as Element)?.inMotion === false);
        await tab.click('#block .next');
        await tab.until(() => window.SSRuntime.gallery(document.getElementById('block') as Element)?.currentIndex === 2);
        await settled();
        const urls = platform.journal
          .entries({ endpoint: 'record-hit' })
          .map(({ body }) => (body as { data: { url: string } }).data.url);
        expect(urls.filter((url) => url === '/').length).toBeGreaterThan(0);
        expect(await errors()).toEqual([]);
      },
    },
    // site#history-entries
    ...layerRows.map((row) => ({
      title: `${row.name} has one entry in the history, whichever way it is opened and closed; Back and Forward add none`,
      async run(visit: Visit) {
        const { tab, errors } = visit;
        const there = 'shop' in row ? ['shop', row.shop] : [site, row.path];
        // The floating cart is shown once something is in it.
        if (row.layer === '.ss-cart-panel') await fillCart(visit);
        await visit.open(site, '/away');
        await visit.open(there[0] ?? '', there[1] ?? '');
        await tab.until((selector) => document.querySelector(selector)?.closest('[data-ss-block]') !== null, row.press);
        const open = async () => {
          await tab.click(row.press);
          await shows(visit, row.layer, true);
          await tab.until(() => window.history.scrollRestoration === 'manual');
        };
        const before = await lengthOf(visit);
        await open();
        expect(await lengthOf(visit)).toBe(before + 1);
        for (const _ of [1, 2, 3]) {
          await go(visit, -1);
          await shows(visit, row.layer, false);
          await isSettled(visit);
          await go(visit, 1);
          if (row.reopens) await shows(visit, row.layer, true);
          expect(await lengthOf(visit)).toBe(before + 1);
        }
        // In the entry of a closed layer the next one adds none.
        if (!row.reopens) await open();
        expect(await lengthOf(visit)).toBe(before + 1);
        await tab.key('Escape');
        await shows(visit, row.layer, false);
        await isSettled(visit);
        await open();
        expect(await lengthOf(visit)).toBe(before + 1);
        await tab.key('Escape');
        await shows(visit, row.layer, false);
        await isSettled(visit);
        expect(await errors()).toEqual([]);
        await tab.back();
        await tab.until(() => location.pathname === '/away');
      },
    })),
    {
      // site#history-entries, lightbox#address-opens
      title:
        'an address that names a picture opens it without an entry of its own: from another page, by a link of the page, ' +
        'and by a reload',
      async run(visit) {
        const { open, tab, address } = visit;
        await open(site, '/away');
        const before = await lengthOf(visit);
        await open(site, '/layers#itemId=two');
        // It takes keys once it is modal.
        await shows(visit, '.sqs-lightbox[data-ss-modal]', true);
        expect(await lengthOf(visit)).toBe(before + 1);
        await tab.key('ArrowRight');
        await tab.until(() => location.hash === '#itemId=one');
        await tab.key('Escape');
        await shows(visit, '.sqs-lightbox', false);
        await isSettled(visit);
        expect(await tab.evaluate(() => [location.pathname, location.hash, window.history.length])).toEqual([
          '/layers',
          '',
          before + 1,
        ]);
        await tab.click('#named');
        await shows(visit, '.sqs-lightbox', true);
        expect(await lengthOf(visit)).toBe(before + 2);
        await tab.evaluate(() => location.reload());
        await shows(visit, '.sqs-lightbox', true);
        expect(await lengthOf(visit)).toBe(before + 2);
        await go(visit, -1);
        await shows(visit, '.sqs-lightbox', false);
        expect(await lengthOf(visit)).toBe(before + 2);
        await tab.back();
        await tab.until(() => location.pathname === '/away');
        expect(new URL(address(site, '/away')).pathname).toBe('/away');
      },
    },
    {
      // site#history-entries
      title:
        'a layer that is opened while another is just being closed keeps its own entry, and Back closes them one after the other',
      async run(visit) {
        const { open, tab } = visit;
        await open(site, '/layers');
        await tab.until(() => document.querySelector('.lightbox-handle')?.closest('[data-ss-block]') !== null);
        const before = await lengthOf(visit);
        await tab.click('.lightbox-handle');
        await shows(visit, '.ss-form-lightbox', true);
        await tab.evaluate(() => {
          document.querySelector<HTMLElement>('.ss-form-lightbox .ss-modal-close')?.click();
          document.querySelector<HTMLElement>('.lightbox-handle')?.click();
        });
        await shows(visit, '.ss-form-lightbox', true);
        await tab.until(() => Array.isArray((window.history.state as { ssOverlays?: unknown } | null)?.ssOverlays));
        expect(await tab.evaluate(() => document.querySelectorAll('.ss-form-lightbox').length)).toBe(1);
        expect(await lengthOf(visit)).toBe(before + 1);
        await go(visit, -1);
        await shows(visit, '.ss-form-lightbox', false);
        expect(await tab.evaluate(() => location.pathname)).toBe('/layers');
      },
    },
    {
      // gallery#address-history, site#history-entries
      title: 'a gallery that writes its slides into the address adds no entry, whichever way the visitor goes',
      async run(visit) {
        const { open, tab } = visit;
        await open(site, '/away');
        await open('classic', '/portfolio');
        await tab.until(() => document.querySelector('#slideshow [aria-current], #slideshow .sqs-active-slide') !== null);
        const before = await lengthOf(visit);
        for (const _ of [1, 2, 3]) {
          const hash = await tab.evaluate(() => location.hash);
          await tab.click('.next-slide');
          await tab.until((old) => location.hash !== old, hash);
          await tab.until(() => window.SSRuntime.gallery(document.getElementById('slideshow') as Element)?.inMotion === false);
        }
        expect(await lengthOf(visit)).toBe(before);
        await tab.back();
        await tab.until(() => location.pathname === '/away');
      },
    },
  ],
};
