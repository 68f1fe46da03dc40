import { expect } from 'vitest';
import type { Topic, Visit } from '../facade/scenario.ts';

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

const click = (selector: string) => (visit: Visit) => visit.tab.click(selector);

/** The main controls of a page. Each is pressed while every chunk of the page is on its way. */
const controls: readonly Control[] = [
  {
    name: 'the burger menu',
    site: 'headers',
    path: '/',
    widthPx: 320,
    press: click('.header-display-mobile .header-burger-btn'),
    effect: ({ tab }) =>
      tab.until(
        () => document.body.classList.contains('header--menu-open') || document.querySelector('.header--menu-open') !== null,
      ),
  },
  {
    name: 'add to cart',
    site: 'shop',
    path: '/pattern',
    press: click('.sqs-add-to-cart-button'),
    effect: ({ tab }) => tab.until(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1'),
    async once({ platform, settled }) {
      await settled();
      expect(platform.journal.entries({ endpoint: 'commerce-cart-add' })).toHaveLength(1);
    },
  },
  {
    name: 'the arrow of a gallery',
    site: 'designs',
    path: '/slideshow',
    press: click('#it .next'),
    effect: ({ tab }) => tab.until(() => window.SSRuntime.gallery(document.getElementById('it') as Element)?.currentIndex === 1),
  },
  {
    name: 'the link of a lightbox',
    site: 'pots',
    path: '/',
    press: click('.slide:nth-child(2) a'),
    effect: ({ tab }) =>
      tab.until(() => document.querySelector('.sqs-lightbox[open] .sqs-lightbox-count')?.textContent?.startsWith('2 of 3')),
    async once({ tab }) {
      expect(await tab.evaluate(() => [location.pathname, document.querySelectorAll('dialog').length])).toEqual(['/', 1]);
    },
  },
  {
    name: 'the submit button of a newsletter',
    site: 'forms',
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
];

export const earlyPresses: Topic = {
  scenarios: [
    ...controls.map(({ name, site, path, widthPx, press, effect, once }) => ({
      title: `a press on ${name} while every chunk is on its way is kept, and acts once`,
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
