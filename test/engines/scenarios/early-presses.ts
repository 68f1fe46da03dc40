import { expect } from 'vitest';
import { loadSites, type Site } from '../../../fake-server/start.ts';
import type { Topic, Visit } from '../facade/scenario.ts';
import { galleries } from './galleries.ts';
import { header } from './header.ts';
import { lightbox } from './lightbox.ts';

interface Control {
  readonly name: string;
  readonly site: string;
  readonly path: string;
  readonly widthPx?: number;
  /** Presses the control, once it is there. */
  press(visit: Visit): Promise<void>;
  /** Resolves when the press has had its effect. */
  effect(visit: Visit): Promise<void>;
  /** Proves that the effect came once. */
  once?(visit: Visit): Promise<void>;
}

/**
 * A press is given to the browser after 3 s; on a busy machine the chunks take longer than that. Code that takes a press over
 * from the boot script counts from the press: here none seems old.
 */
const patient = `<script>(function (after) {
window.setTimeout = function (callback, ms) { return after(callback, ms === 3000 ? 60000 : ms); };
performance.now = function () { return -60000; };
})(window.setTimeout)</script>`;

/** Returns the site under another name, with pages that wait longer for their chunks. */
const patiently = (site: Site): Site => ({
  ...site,
  id: `early-${site.id}`,
  async resolve(path, origins) {
    const found = await site.resolve(path, origins);
    if (found?.kind !== 'page') return found;
    const html = Buffer.from(found.page.html.toString().replace('<head>', `<head>${patient}`));
    return { ...found, page: { ...found.page, html } };
  },
});

const fixtures = await loadSites(['forms', 'shop']);
const sites = [...fixtures, ...[galleries, header, lightbox].flatMap((topic) => topic.sites ?? [])].map(patiently);
const addsToCart = ({ platform }: Visit) => platform.journal.entries({ endpoint: 'commerce-cart-add' });

/** Controls of a page, each pressed while every chunk of the page is on its way. */
const controls: readonly Control[] = [
  {
    name: 'the submit button of a newsletter',
    site: 'early-forms',
    path: '/newsletter',
    async press({ tab }) {
      await tab.click('.newsletter-form-field-element');
      await tab.key('ada@example.org');
      await tab.click('.newsletter-form-button');
    },
    effect: ({ tab }) =>
      tab.until(() => document.querySelector('form.newsletter-form')?.getAttribute('data-ss-form') === 'success'),
    async once({ platform }) {
      expect(platform.journal.entries({ endpoint: 'save-form-submission' })).toHaveLength(1);
    },
  },
  {
    name: 'the burger',
    site: 'early-headers',
    path: '/',
    widthPx: 320,
    press: ({ tab }) => tab.click('.header-display-mobile .header-burger-btn'),
    effect: ({ tab }) => tab.until(() => document.querySelector('.header--menu-open') !== null),
  },
  {
    name: 'the burger by the space bar',
    site: 'early-headers',
    path: '/',
    widthPx: 320,
    async press({ tab }) {
      await tab.until(() => document.querySelector('.header-display-mobile .header-burger-btn') !== null);
      await tab.evaluate(() => document.querySelector<HTMLElement>('.header-display-mobile .header-burger-btn')?.focus());
      await tab.key(' ');
    },
    effect: ({ tab }) => tab.until(() => document.querySelector('.header--menu-open') !== null),
    async once({ tab }) {
      // A second press would close the menu.
      await tab.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await tab.evaluate(() => document.querySelector('.header--menu-open') !== null)).toBe(true);
    },
  },
  {
    name: 'Enter in the field of a newsletter',
    site: 'early-forms',
    path: '/newsletter',
    async press({ tab }) {
      await tab.click('.newsletter-form-field-element');
      await tab.key('ada@example.org');
      await tab.key('Enter');
    },
    effect: ({ tab }) =>
      tab.until(() => document.querySelector('form.newsletter-form')?.getAttribute('data-ss-form') === 'success'),
    async once({ platform }) {
      expect(platform.journal.entries({ endpoint: 'save-form-submission' })).toHaveLength(1);
    },
  },
  {
    name: 'Add To Cart, twice,',
    site: 'early-shop',
    path: '/pattern',
    async press({ tab }) {
      await tab.click('.sqs-add-to-cart-button');
      await tab.click('.sqs-add-to-cart-button');
    },
    effect: ({ tab }) => tab.until(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1'),
    async once(visit) {
      expect(addsToCart(visit)).toHaveLength(1);
      expect(await visit.tab.evaluate(() => location.pathname)).toBe('/pattern');
    },
  },
  {
    name: 'Add To Cart by Enter',
    site: 'early-shop',
    path: '/mug',
    async press({ tab }) {
      await tab.until(() => document.querySelector('.sqs-add-to-cart-button') !== null);
      await tab.evaluate(() => document.querySelector<HTMLElement>('.sqs-add-to-cart-button')?.focus());
      await tab.key('Enter');
    },
    effect: ({ tab }) => tab.until(() => document.querySelector('[data-ss-state]') !== null),
  },
  {
    name: 'a thumbnail of a product',
    site: 'early-shop',
    path: '/mug',
    press: ({ tab }) => tab.click('[data-product-gallery=thumbnails-item]:nth-child(2)'),
    effect: ({ tab }) =>
      tab.until(() => document.querySelector('[data-product-gallery=slides-item].selected:nth-child(2)') !== null),
  },
  {
    name: 'the log-in link',
    site: 'early-shop',
    path: '/mug',
    press: ({ tab }) => tab.click('.user-accounts-text-link'),
    effect: ({ tab }) => tab.until(() => document.querySelector('dialog[open]') !== null),
    async once({ tab }) {
      expect(await tab.evaluate(() => [location.hash, document.querySelectorAll('dialog[open]').length])).toEqual(['', 1]);
    },
  },
  {
    name: 'the arrow of a reel',
    site: 'early-designs',
    path: '/section/reel',
    press: ({ tab }) => tab.click('#it [data-next][class$=control-btn]'),
    effect: ({ tab }) => tab.until(() => document.querySelectorAll('#it figure')[1]?.getAttribute('data-active') === 'true'),
  },
  {
    name: 'the picture of a gallery',
    site: 'early-pots',
    path: '/',
    press: ({ tab }) => tab.click('.slide:nth-child(2) a'),
    effect: ({ tab }) =>
      tab.until(() => document.querySelector('.sqs-lightbox[open] .sqs-lightbox-count')?.textContent?.startsWith('2 of 3')),
    async once({ tab }) {
      expect(await tab.evaluate(() => document.querySelectorAll('.sqs-lightbox').length)).toBe(1);
    },
  },
];

export const earlyPresses: Topic = {
  sites,
  scenarios: [
    ...controls.map(({ name, site, path, widthPx, press, effect, once }) => ({
      title: `a press (${name}) while every chunk is on its way is kept, and acts once`,
      async run(visit: Visit) {
        if (widthPx) await visit.tab.size(widthPx, 700);
        await visit.setFaults('chunk:delay:60000');
        await visit.tab.goto(visit.address(site, path));
        await press(visit);
        await visit.setFaults('');
        await visit.release();
        await effect(visit);
        await once?.(visit);
        expect(await visit.errors()).toEqual([]);
      },
    })),
    {
      title: 'an accept that is pressed while the other chunks are on their way removes the banner and starts the visit once',
      async run({ tab, platform, address, setFaults, release, settled }) {
        await setFaults('chunk-after-load:delay:60000,chunk-blocks:delay:60000');
        await tab.goto(address('asks', '/'));
        await tab.click('.sqs-cookie-banner-v2-accept');
        await tab.until(() => document.querySelector('.sqs-cookie-banner-v2') === null);
        await setFaults('');
        await release();
        await platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit', { timeoutMs: 60_000 });
        await settled();
        expect(platform.journal.entries({ endpoint: 'record-hit' })).toHaveLength(1);
      },
    },
  ],
};
