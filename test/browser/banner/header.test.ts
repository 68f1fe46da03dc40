// covers: runtime/features/consent/banner/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { plainContext, type TestPage, testSite } from '../../helpers/platform/test-site.ts';

const links = '<a href="/" id="name">Site name</a> <nav><a href="/work" id="link">Work</a> <a href="/about">About</a></nav>';
const content = `<main><h1>Page</h1><nav>in the text</nav>${'<p style="height:120px">Words</p>'.repeat(30)}</main>`;
const withHeader = (css: string, header = `<header>${links}</header>`, cookieSettings: object = {}): TestPage => ({
  context: {
    ...plainContext,
    cookieSettings: {
      isCookieBannerEnabled: true,
      cookieBannerVariant: 'BAR',
      cookieBannerPosition: 'TOP',
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      ...cookieSettings,
    },
  },
  head: `<style>header { padding: 24px; background: #def } nav { display: inline } ${css}</style>`,
  body: header + content,
});
const fixed = 'header { position: fixed; inset: 0 0 auto; z-index: 2147483647 } body { padding-top: 90px }';

const world = browserWorld(() => [
  testSite('header', {
    '/plain': withHeader(''),
    '/margin': withHeader('body { margin: 60px 20px }'),
    '/sticky': withHeader('body { margin: 0 } header { position: sticky; top: 0 }'),
    '/fixed': withHeader(fixed),
    '/transformed': withHeader('body { margin: 0; transform: translateZ(0) }'),
    '/hero': withHeader('header { min-height: 100vh; box-sizing: border-box }'),
    '/corner': withHeader('', undefined, { cookieBannerVariant: 'POPUP', cookieBannerPosition: 'TOP_LEFT' }),
    '/bare': withHeader('', `<div style="padding:20px">${links}</div>`),
    '/closed-menu': withHeader(
      '.menu { position: fixed; inset: 0; opacity: 0; visibility: hidden }',
      `<header>${links}</header><div class="menu"><nav style="display:block;height:200px">Menu</nav></div>`,
    ),
    '/long-words': withHeader('body { margin: 0 40px; transform: translateZ(0) }', undefined, {
      cookieBannerCtaText: 'Akzeptieren',
      cookieBannerOptOutCtaText: 'Ablehnen',
    }),
    '/none': withHeader('', ''),
    '/bottom': withHeader('', undefined, { cookieBannerPosition: 'BOTTOM' }),
    '/no-position': withHeader('body { margin: 0; transform: translateZ(0) }', undefined, { cookieBannerPosition: 'TOP_CENTER' }),
  }),
]);

const root = '.sqs-cookie-banner-v2';
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
async function arrive(path: string, width: number) {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await page.setViewport({ width, height: 700 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(() => {
    (window as { shift?: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as { shift?: number }).shift =
          ((window as { shift?: number }).shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitor.open('header', path);
  await page.waitForSelector(root);
  await twoFrames(page);
  return page;
}
/** Returns whether name and link are uncovered at their middle, and the banner's place. */
const look = (page: Page) =>
  page.evaluate((selector) => {
    const isFree = (id: string) => {
      const { left, top, width, height } = (document.getElementById(id) as HTMLElement).getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.id === id;
    };
    const { top, bottom } = (document.querySelector(selector) as HTMLElement).getBoundingClientRect();
    return { name: isFree('name'), link: isFree('link'), isInView: top >= 0 && bottom <= innerHeight, topPx: Math.round(top) };
  }, root);

// consent#banner-below-header
test.each(['/plain', '/margin', '/sticky', '/fixed', '/transformed', '/hero', '/corner', '/bare', '/closed-menu'])(
  'on %s a banner at the top covers neither the site’s name nor its navigation at 320 and 1280 px, causes no layout shift, ' +
    'and leaves no style behind',
  async (path) => {
    const page = await arrive(path, 320);
    const styles = () => page.evaluate(() => [document.body, document.documentElement].map((each) => each.getAttribute('style')));
    await expect.poll(() => look(page)).toMatchObject({ name: true, link: true, isInView: true });
    await page.setViewport({ width: 1280, height: 700 });
    await page.waitForFunction(() => innerWidth === 1280);
    await twoFrames(page);
    await expect.poll(() => look(page)).toMatchObject({ name: true, link: true, isInView: true });
    expect(await styles()).toEqual([null, null]);

    await page.evaluate(() => window.scrollTo(0, 1200));
    const stays = path === '/sticky' || path === '/fixed';
    const edgePx = path === '/corner' ? 20 : 0;
    const places = () =>
      page.evaluate((selector) => {
        const edge = (element: string) => document.querySelector(element)?.getBoundingClientRect();
        return { topPx: Math.round(edge(selector)?.top ?? -1), headerPx: Math.round(edge('header')?.bottom ?? 0) };
      }, root);
    const offPx = async () => {
      const { topPx, headerPx } = await places();
      return topPx - (stays ? headerPx : edgePx);
    };
    await expect.poll(offPx).toBe(0);

    await page.click(`${root}-accept`);
    await page.waitForFunction((selector) => !document.querySelector(selector), {}, root);
    expect(await styles()).toEqual([null, null]);
    expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBe(0);
  },
);

test('the banner moves down when content is inserted above the header, and stacks its buttons where their labels need the width', async () => {
  const page = await arrive('/long-words', 320);
  await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'Words above' })));
  await expect.poll(() => look(page)).toMatchObject({ name: true, link: true, isInView: true });
  const [deny, accept] = await page.$$eval(`${root} button`, (all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(deny.bottom).toBeLessThanOrEqual(accept.top);
  expect([deny.width, deny.height]).toEqual([accept.width, accept.height]);
});

test('a banner without a header below it is at the window’s top edge, and a bar at the bottom stays at the bottom edge', async () => {
  const none = await arrive('/none', 1280);
  expect(await none.$eval(root, (banner) => banner.getBoundingClientRect().top)).toBe(0);
  const bottom = await arrive('/bottom', 1280);
  expect(await bottom.$eval(root, (banner) => innerHeight - banner.getBoundingClientRect().bottom)).toBe(0);
  // The code that keeps a banner below a header is not fetched for a banner at the bottom.
  const bannerChunks = () =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/(choice(?:-top)?)-[0-9A-Z]{8}/.exec(name)?.[1] ?? []);
  expect([await none.evaluate(bannerChunks), await bottom.evaluate(bannerChunks)]).toEqual([['choice-top'], ['choice']]);
});

test('an unknown position that begins with TOP places the bar at the bottom', async () => {
  const page = await arrive('/no-position', 1280);
  // Fixed boxes in a body with a transform scroll with it.
  const place = () =>
    page.$eval(root, (banner) => [
      document.body.getBoundingClientRect().bottom - banner.getBoundingClientRect().bottom,
      (banner as HTMLElement).style.translate,
    ]);
  expect(await place()).toEqual([0, '']);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await twoFrames(page);
  await twoFrames(page);
  expect(await place()).toEqual([0, '']);
});
