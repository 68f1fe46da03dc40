import { expect } from 'vitest';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';
import { patienceMs } from '../../helpers/run/patience.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

const site = 'asks';
const banner = '.sqs-cookie-banner-v2';
const cookieSettings = {
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerCtaVariant: 'BUTTON',
};
const page = {
  context: { ...plainContext, cookieSettings },
  body: '<main><h1>Page</h1><button id="before">A button</button> <a href="/next">Next</a></main>',
  // Pages with `no-store` are kept in no back/forward cache.
  headers: { 'Cache-Control': 'no-cache' },
};
const tracking = ['ss_cid', 'ss_cvr', 'ss_cvt'];
const kept = async ({ tab }: Visit) => (await tab.cookies()).map(({ name }) => name).filter((name) => tracking.includes(name));
const hits = ({ platform }: Visit) => platform.journal.entries({ endpoint: 'record-hit' });
const isCounted = ({ platform }: Visit) =>
  platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit', { timeoutMs: patienceMs });
const isShown = ({ tab }: Visit) => tab.until((selector) => document.querySelector(selector) !== null, banner);
const isGone = ({ tab }: Visit) => tab.until((selector) => document.querySelector(selector) === null, banner);

export const consent: Topic = {
  sites: [
    testSite(site, {
      '/': page,
      '/next': page,
      '/film': { context: null, body: '<p id="film">The film</p>' },
      '/frames': {
        ...page,
        body: `<h1>Film</h1>
          <iframe data-ss-consent data-src="/film" srcdoc="<p>Accept cookies to watch." title="With a placeholder"></iframe>
          <iframe data-ss-consent data-src="/film" title="Without one"></iframe>
          <iframe data-ss-consent data-src="/film" src="/next" title="With a page"></iframe>
          <object data-ss-consent data-data="/film" type="text/html"></object>`,
      },
    }),
  ],
  scenarios: [
    {
      title: 'before the answer nothing is counted, no tracking cookie is kept, and those of earlier visits are deleted',
      async run(visit) {
        const { open, tab, settled } = visit;
        await open(site, '/next');
        await tab.evaluate((names) => {
          for (const name of names) document.cookie = `${name}=1; path=/`;
          document.cookie = 'other=kept; path=/';
        }, tracking);
        await open(site, '/');
        await isShown(visit);
        await settled();
        expect(hits(visit)).toEqual([]);
        expect(await kept(visit)).toEqual([]);
        expect((await tab.cookies()).map(({ name }) => name)).toContain('other');
        expect(await tab.evaluate(() => window.SSRuntime.consent.restricted)).toBe(true);
      },
    },
    {
      title: 'accept, by mouse, removes the banner, is stored for at most 30 days, and starts the visit on the same page',
      async run(visit) {
        const { open, tab } = visit;
        await open(site, '/');
        await tab.click(`${banner}-accept`);
        await isGone(visit);
        await isCounted(visit);
        expect((await kept(visit)).sort()).toEqual(tracking);
        const answer = (await tab.cookies()).find(({ name }) => name === 'ss_cookieAllowed');
        expect(answer?.value).toBe('true');
        expect(((answer?.expiresAt ?? 0) - Date.now() / 1000) / 86_400).toBeLessThan(30.1);
        await open(site, '/next');
        await tab.until(() => document.readyState === 'complete');
        expect(await tab.evaluate((selector) => document.querySelector(selector), banner)).toBeNull();
        await visit.settled();
        expect(hits(visit)).toHaveLength(2);
      },
    },
    {
      title: 'decline, by keyboard, keeps the next pages free of hits and tracking cookies, and the focus returns to its element',
      async run(visit) {
        const { open, tab, settled } = visit;
        await open(site, '/');
        await isShown(visit);
        await tab.evaluate((selector) => {
          document.getElementById('before')?.focus();
          document.querySelector<HTMLElement>(`${selector}-deny`)?.focus();
        }, banner);
        await tab.key('Enter');
        await isGone(visit);
        for (const path of ['/next', '/']) {
          await open(site, path);
          await settled();
          expect(await tab.evaluate((selector) => document.querySelector(selector), banner)).toBeNull();
        }
        expect([hits(visit), await kept(visit)]).toEqual([[], []]);
        expect((await tab.cookies()).find(({ name }) => name === 'ss_cookieAllowed')?.value).toBe('false');
      },
    },
    {
      title: 'a withdrawn consent deletes the tracking cookies and stops tracking',
      async run(visit) {
        const { open, tab } = visit;
        await open(site, '/');
        await tab.evaluate(() => window.SSRuntime.consent.accept());
        await isCounted(visit);
        expect(await kept(visit)).toHaveLength(3);
        await tab.evaluate(() => window.SSRuntime.consent.decline());
        expect(await kept(visit)).toEqual([]);
        expect(await tab.evaluate(() => window.SSRuntime.track('opened', { a: 1 }))).toBe(false);
      },
    },
    {
      title: 'a banner that is answered on a later page is removed from the page that the visitor goes back to, which is counted',
      async run(visit) {
        const { open, tab, platform } = visit;
        await open(site, '/');
        await isShown(visit);
        await tab.click('main a');
        await tab.until(() => location.pathname === '/next');
        await tab.click(`${banner}-accept`);
        await isCounted(visit);
        await tab.back();
        await tab.until(() => location.pathname === '/');
        await isGone(visit);
        await platform.journal.waitFor(
          ({ endpoint, body }) => endpoint === 'record-hit' && (body as { data: { url: string } }).data.url === '/',
          { timeoutMs: patienceMs },
        );
        expect(hits(visit)).toHaveLength(2);
      },
    },
    {
      // consent#held-back-frames
      title: 'frames that waited for the answer add no entry to the history: one Back leaves the page',
      async run({ open, tab }) {
        await open(site, '/next');
        await open(site, '/frames');
        await tab.until(() => document.readyState === 'complete');
        const before = await tab.evaluate(() => history.length);
        await tab.click(`${banner}-accept`);
        await tab.until(() =>
          Array.from(document.querySelectorAll('iframe')).every(
            ({ contentDocument }) => contentDocument?.querySelector('#film') && contentDocument.readyState === 'complete',
          ),
        );
        expect(await tab.evaluate(() => history.length)).toBe(before);
        await tab.back();
        await tab.until(() => location.pathname === '/next');
      },
    },
    ...['bar-top', 'bar-bottom', 'popup-bottom-right', 'popup-top-left', 'long-text', 'right-to-left'].map((name) => ({
      title: `the banner ${name} is inside the window at 320 and 1280 px, with its controls in reach`,
      async run({ open, tab }: Visit) {
        for (const width of [320, 1280]) {
          await tab.size(width, 600);
          await open('overlays', `/banner/${name}`);
          await tab.until((selector) => document.querySelector(`${selector}-accept`) !== null, banner);
          // The banner may still move to its place.
          await tab.until((selector) => {
            const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
            const accept = document.querySelector(`${selector}-accept`) as HTMLElement;
            accept.scrollIntoView({ block: 'nearest' });
            const { left, top, width: across, height } = accept.getBoundingClientRect();
            const isInside =
              box.left >= -1 &&
              box.top >= -1 &&
              box.right <= document.documentElement.clientWidth + 1 &&
              box.bottom <= innerHeight + 1;
            const isInReach = accept.contains(document.elementFromPoint(left + across / 2, top + height / 2));
            return isInside && isInReach && document.documentElement.scrollWidth === document.documentElement.clientWidth;
          }, banner);
        }
      },
    })),
  ],
};
