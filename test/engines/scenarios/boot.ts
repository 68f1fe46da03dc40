import { expect } from 'vitest';
import { freezeEverything, replaceGlobals } from '../../helpers/markup/spoilt-heads.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';
import { patienceMs } from '../../helpers/run/patience.ts';
import type { Topic } from '../facade/scenario.ts';

const banner = { ...plainContext, cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: false } };
const hideElements = '<script>document.querySelector = document.querySelectorAll = null</script>';
const site = 'boot';
const state = () => document.documentElement.dataset.ssRuntime;

export const boot: Topic = {
  sites: [
    testSite(site, {
      '/': {},
      '/late': { contextLast: true },
      '/none': { context: null },
      '/frozen': { head: freezeEverything, context: banner },
      '/replaced': { head: replaceGlobals, context: banner },
      '/hidden': { head: hideElements, body: '<img data-src="/picture.svg" alt="">', context: banner },
      '/base': { head: '<base href="https://elsewhere.example/deep/">' },
    }),
  ],
  scenarios: [
    {
      title: 'a page becomes ready, has its version, and gets no error',
      async run({ open, tab, errors }) {
        await open(site, '/');
        expect(await tab.evaluate(state)).toBe('ready');
        expect(await tab.evaluate(() => window.SSRuntime.version)).toMatch(/^\d+\.\d+\.\d+$/);
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'a missing page context is reported, the page fails quietly, and no one is tracked',
      async run({ open, tab, errors, platform, settled }) {
        await open(site, '/none');
        expect(await tab.evaluate(state)).toBe('failed');
        const report = await platform.journal.waitFor(({ endpoint }) => endpoint === 'record-javascript-errors', {
          timeoutMs: patienceMs,
        });
        expect(report).toMatchObject({
          valid: true,
          body: [{ data: { message: expect.stringContaining('SQUARESPACE_CONTEXT') } }],
        });
        await settled();
        expect(platform.journal.entries({ endpoint: 'record-hit' })).toEqual([]);
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'the runtime waits for a context that is assigned in the body',
      async run({ open, tab }) {
        await open(site, '/late');
        expect(await tab.evaluate(state)).toBe('ready');
        await tab.until(() => document.cookie.includes('ss_cvr='));
      },
    },
    ...['/frozen', '/replaced'].map((path) => ({
      title: `a page that changes the browser’s globals (${path}) still becomes ready and has its banner and its hit`,
      async run({ open, tab, errors, platform }: Parameters<Topic['scenarios'][number]['run']>[0]) {
        await open(site, path);
        await tab.until(() => document.querySelector('.sqs-cookie-banner-v2') !== null);
        const hit = await platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit', { timeoutMs: patienceMs });
        expect(hit).toMatchObject({ valid: true, problems: [] });
        expect(await errors()).toEqual([]);
      },
    })),
    {
      title: 'a page without document.querySelector fails quietly, and its pictures get their addresses',
      async run({ tab, address, errors }) {
        await tab.goto(address(site, '/hidden'));
        await tab.until(() => document.documentElement.dataset.ssRuntime === 'failed');
        expect(await tab.evaluate(() => document.images[0]?.getAttribute('src'))).toBe('/picture.svg');
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'a page whose <base> has another origin still calls its own',
      async run({ open, platform }) {
        await open(site, '/base');
        // The tab of the scenario before may send its last call while it is closed.
        const { problems } = await platform.journal.waitFor(
          ({ site: host, endpoint, headers }) =>
            host === site && endpoint === 'record-hit' && headers.referer?.endsWith('/base') === true,
          { timeoutMs: patienceMs },
        );
        expect(problems).toEqual([]);
      },
    },
  ],
};
