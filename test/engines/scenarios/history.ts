import { expect } from 'vitest';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import type { Topic } from '../facade/scenario.ts';

const site = 'history';
const body = `<style>main{width:500px}</style><main>${slideshow({ slides: ['one', 'two', 'three'].map((name) => slide(name, 'fill')) })}</main><a href="/away">Away</a>`;

declare global {
  interface Window {
    shows?: boolean[];
  }
}

export const history: Topic = {
  sites: [
    withPictures(
      // The back/forward cache excludes pages with `no-store`.
      testSite(site, { '/': { body, headers: { 'Cache-Control': 'no-cache' } }, '/away': { body: '<p>Away.</p>' } }),
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
  ],
};
