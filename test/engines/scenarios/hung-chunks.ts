import { expect } from 'vitest';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';
import type { Topic } from '../facade/scenario.ts';

const site = 'hanging';
const names = ['ash', 'elm', 'oak'];
const show = slideshow({ id: 'show', slides: names.map((name) => slide(`show-${name}`, 'fill')) });
const row = slideshow({
  id: 'row',
  data: { design: 'carousel', slidesPerRow: 2 },
  slides: names.map((name) => slide(`row-${name}`, 'fill')),
});
const body =
  '<style>main{display:grid;grid-template-columns:1fr ' +
  `1fr}main>*{min-width:0;overflow:hidden}img{max-width:100%;height:auto}</style><main>${show}${row}</main>`;

export const hungChunks: Topic = {
  sites: [
    withPictures(
      testSite(site, {
        '/': { body },
        '/banner': { context: { ...plainContext, cookieSettings: { isCookieBannerEnabled: true } } },
      }),
    ),
  ],
  scenarios: [
    {
      // errors#chunk-load-event
      title: 'when every chunk hangs the load event of the page comes',
      async run({ open, tab, setFaults }) {
        await setFaults('chunk:hang');
        await open(site, '/');
        await tab.until(() => document.readyState === 'complete');
      },
    },
    {
      title: 'when every chunk hangs the page becomes ready, shows all of its pictures, and gets no error',
      async run({ open, tab, setFaults, errors }) {
        await setFaults('chunk:hang');
        await open(site, '/');
        // The carousel scrolls while the pointer is over it.
        await tab.click('#row .slide');
        await tab.until(() =>
          [...document.images].every((each) => {
            const { visibility, display } = getComputedStyle(each);
            // Slides outside of their box are scrolled to.
            if (each.naturalWidth === 0) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            return each.naturalWidth > 0 && visibility === 'visible' && display !== 'none';
          }),
        );
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'chunks that are held and sent in the end mount every gallery, with one slide in view',
      async run({ open, tab, setFaults, release, errors }) {
        await setFaults('chunk:delay:60000');
        await open(site, '/');
        await setFaults('');
        await tab.until(() => performance.getEntriesByType('navigation').length > 0);
        await release();
        await tab.until(() => document.querySelectorAll('[data-ss-block=gallery]').length === 2);
        await tab.until(
          () =>
            [...document.querySelectorAll('#show .slide')].filter((each) => getComputedStyle(each).visibility === 'visible')
              .length === 1,
        );
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'chunks that the platform refuses leave a page that is ready and readable',
      async run({ open, tab, setFaults, errors }) {
        await setFaults('chunk:status:503');
        await open(site, '/');
        await tab.until(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
        expect(await tab.evaluate(() => document.documentElement.dataset.ssRuntime)).toBe('ready');
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'a cookie banner whose chunk hangs does not delay the page',
      async run({ open, tab, errors }) {
        await open(site, '/banner?__ss=chunk:hang');
        expect(await tab.evaluate(() => document.documentElement.dataset.ssRuntime)).toBe('ready');
        expect(await errors()).toEqual([]);
      },
    },
  ],
};
