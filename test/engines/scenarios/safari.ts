import { expect } from 'vitest';
import { type ServedPlatform, start } from '../../../fake-server/start.ts';
import { everyGallery } from '../../helpers/markup/every-gallery.ts';
import { image } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import { patienceMs } from '../../helpers/run/patience.ts';
import type { Topic, Visit } from '../facade/scenario.ts';
import type { EngineName } from '../facade/tab.ts';

const site = 'limits';
const visits = () => testSite(site, { '/': {}, '/capped': { head: capped } });
const galleries = Array.from({ length: 12 }, (_, at) => everyGallery.grid?.(`g${at}`)).join('');
/** The picture's width in percent is what `computedStyleMap` would tell; without it the width is measured. */
const percent =
  '<style>main{width:600px}.sqs-block-image img{width:50%}</style><main><div class="sqs-block sqs-block-image" ' +
  `data-block-type="5"><div class="sqs-block-content">${image('half', { size: '2000x1000' })}</div></div></main>`;

/**
 * Longest lifetime of a cookie in days. WebKitGTK has no limit: it does not apply Safari's seven days for scripts, see `capped`.
 */
const maxDays: Readonly<Record<EngineName, number>> = { chromium: 400, firefox: 400, webkit: Number.POSITIVE_INFINITY };
/** Shortens what scripts write to seven days, as Safari does. */
const capped = `<script>(function () {
var cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
Object.defineProperty(Document.prototype, 'cookie', { configurable: true, enumerable: true, get: cookie.get, set: function (text) {
cookie.set.call(this, String(text)
.replace(/max-age=(\\d+)/i, function (all, seconds) { return 'max-age=' + Math.min(seconds, 604800); })
.replace(/expires=([^;]+)/i, function (all, date) { return 'expires=' + new Date(Math.min(Date.parse(date), Date.now() + 6048e5)).toUTCString(); }));
} });
})()</script>`;
const noIdle = '<script>delete window.requestIdleCallback; delete window.cancelIdleCallback</script>';
const lifetimeDays = async ({ tab }: Visit, name: string): Promise<number> => {
  const cookie = (await tab.cookies()).find((each) => each.name === name);
  return ((cookie?.expiresAt ?? 0) - Date.now() / 1000) / 86_400;
};
/** Runs on a platform that renews cookies, which closes afterwards. */
async function withRenewal(run: (platform: ServedPlatform) => Promise<void>): Promise<void> {
  const platform = await start({ sites: [visits()], reissueCookies: true });
  try {
    await run(platform);
  } finally {
    await platform.close();
  }
}

export const safari: Topic = {
  sites: [
    withPictures(
      testSite('many', {
        '/': { body: galleries },
        '/percent': { body: percent },
        '/no-idle': { head: noIdle, body: everyGallery.grid?.('g0') ?? '' },
      }),
    ),
    visits(),
  ],
  scenarios: [
    {
      title: 'cookies of scripts last as long as they ask for, or as the engine allows: 400 days in Chromium and Firefox',
      async run(visit) {
        await visit.open(site, '/');
        await visit.tab.until(() => document.cookie.includes('ss_cid='));
        const most = maxDays[visit.engine];
        expect(await lifetimeDays(visit, 'ss_cvr')).toBeCloseTo(Math.min(730, most), 1);
        expect(await lifetimeDays(visit, 'ss_cid')).toBeCloseTo(Math.min(390, most), 1);
        expect(await lifetimeDays(visit, 'ss_cvt')).toBeCloseTo(0.02, 2);
      },
    },
    {
      title:
        'where scripts’ cookies end after seven days a return within them is the same visitor, and each page renews the record',
      async run(visit) {
        await visit.open(site, '/capped');
        await visit.tab.until(() => document.cookie.includes('ss_cid='));
        const record = async () => (await visit.tab.cookies()).find(({ name }) => name === 'ss_cvr');
        const first = await record();
        expect(await lifetimeDays(visit, 'ss_cvr')).toBeCloseTo(7, 1);
        await visit.open(site, '/capped');
        await visit.tab.until(() => document.readyState === 'complete');
        expect((await record())?.value.slice(0, 36)).toBe(first?.value.slice(0, 36));
        expect(await lifetimeDays(visit, 'ss_cvr')).toBeCloseTo(7, 1);
      },
    },
    {
      title: 'where the server renews the visitor record it outlasts the seven days of scripts',
      async run(visit) {
        await withRenewal(async ({ port }) => {
          const address = `http://${site}.localhost:${port}/capped`;
          await visit.tab.goto(address);
          await visit.tab.until(() => document.cookie.includes('ss_cvr='));
          await visit.tab.goto(address);
          await visit.tab.until(() => document.readyState === 'complete');
          await expect.poll(() => lifetimeDays(visit, 'ss_cvr')).toBeGreaterThan(300);
        });
      },
    },
    {
      title: 'without scheduler.yield many blocks are mounted all the same, and the page answers meanwhile',
      async run({ open, tab, engine, errors }) {
        await open('many', '/');
        const hasYield = await tab.evaluate(() => 'scheduler' in window && 'yield' in (window.scheduler as object));
        if (engine === 'webkit') expect(hasYield).toBe(false);
        await tab.until(() => {
          scrollBy(0, 500);
          return document.querySelectorAll('[data-ss-block=gallery]').length === 12;
        });
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'without requestIdleCallback a page is counted, mounts its gallery, and sends its events',
      async run({ open, tab, platform, engine, errors }) {
        await open('many', '/no-idle');
        // WebKit has none; the page removes that of the others.
        expect([engine, await tab.evaluate(() => 'requestIdleCallback' in window)]).toEqual([engine, false]);
        await tab.until(() => document.querySelector('#g0[data-ss-block=gallery]') !== null);
        expect(await tab.evaluate(() => window.SSRuntime.track('opened', { size: 3 }))).toBe(true);
        for (const wanted of ['record-hit', 'record-event'])
          await platform.journal.waitFor(({ endpoint }) => endpoint === wanted, { timeoutMs: patienceMs });
        expect(await errors()).toEqual([]);
      },
    },
    {
      title:
        'a picture of 50 % of its column is fetched in the width that it is drawn in; without computedStyleMap, as in ' +
        'Firefox and Safari before 16.4, in that of the column',
      async run({ open, tab, errors }) {
        await open('many', '/percent');
        const hasMap = await tab.evaluate(() => 'computedStyleMap' in Element.prototype);
        await tab.until(() => (document.querySelector<HTMLImageElement>('img.thumb-image')?.naturalWidth ?? 0) > 0);
        const source = await tab.evaluate(() => document.querySelector<HTMLImageElement>('img.thumb-image')?.currentSrc ?? '');
        expect(source).toContain(hasMap ? 'format=300w' : 'format=750w');
        expect(await errors()).toEqual([]);
      },
    },
  ],
};
