// covers: runtime/compat/
import type { Page } from 'puppeteer';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { evaluateAll } from '../../helpers/browser/evaluate-all.ts';

const world = browserWorld(() => loadSites(['galleries', 'maps']));
const designs = ['slideshow', 'slider', 'grid', 'stacked', 'autogrid', 'autocolumns', 'carousel', 'list', 'autorows', 'sections'];
const transitions = ['fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll', 'scroll-vertical'];

/** Returns the alternative texts of the visible pictures, in page order. */
const seen = (page: Page) =>
  evaluateAll(page, 'img', (all) =>
    all
      .filter(
        (image) => image.naturalWidth > 0 && image.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      )
      .map((image) => image.alt),
  );

describe('one visitor without JavaScript', () => {
  let page: Page;
  beforeAll(async () => {
    const visitor = await world.newVisitor();
    ({ page } = visitor);
    await page.setJavaScriptEnabled(false);
    await page.setViewport({ width: 320, height: 700 });
    // The platform's sheet hides galleries until a script runs, with the runtime or without.
    await page.setRequestInterception(true);
    page.on('request', (request) => void (request.url().endsWith('/platform.css') ? request.abort() : request.continue()));
    return () => visitor.close();
  });

  test.each([...designs, ...transitions, 'lightbox', 'images', 'section-slides'])(
    'without JavaScript the page /%s shows each of its pictures, once, and fits 320 px',
    async (name) => {
      await page.goto(world.address('galleries', `/${name}`));
      const twins = await evaluateAll(page, 'noscript img', (all) => all.map((image) => (image as HTMLImageElement).alt));
      expect(twins.length).toBeGreaterThan(2);
      expect(await seen(page)).toEqual(twins);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
});

test.each([
  ['/', 6, 'The Ferry House, 1 Quay Lane, Longstrand, United Kingdom'],
  ['/calendar', 1, 'Open house, The Ferry House, tomorrow at 10:00'],
])('without JavaScript the page %s of maps and calendars has %s texts, such as %s', async (path, count, text) => {
  const { page } = await world.newVisitor();
  await page.setJavaScriptEnabled(false);
  await page.goto(world.address('maps', path));
  const texts = await evaluateAll(page, 'main noscript p, main noscript ul', (all) =>
    all.filter((each) => each.checkVisibility()).map((each) => each.textContent),
  );
  expect([texts.length, texts[0]?.includes(text)]).toEqual([count, true]);
});

test('with JavaScript the twins are neither shown nor fetched', async () => {
  const { page, open } = await world.newVisitor();
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) requested.push(`${pathname}${search}`);
  });
  await open('galleries', '/grid');
  await page.waitForSelector('#block-grid img.loaded, .sqs-gallery-block-grid img.loaded');
  expect([
    await evaluateAll(page, 'noscript *', (all) => all.length),
    requested.filter((address) => !address.includes('format=')),
  ]).toEqual([0, []]);
});

/** Opens a page whose gallery chunks cannot be fetched. */
async function arriveWithoutGalleries(name: string, missing = /\/chunks\/gallery/) {
  const { page, open, pageErrors } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    missing.test(request.url()) ? request.respond({ status: 404, body: '' }) : request.continue(),
  );
  await open('galleries', `/${name}`);
  return { page, pageErrors };
}

test('no slideshow stays hidden and all pictures are loaded when the blocks chunk cannot be fetched', async () => {
  const { page, pageErrors } = await arriveWithoutGalleries('slideshow', /\/chunks\/blocks/);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.naturalWidth > 0 && image.checkVisibility({ visibilityProperty: true })),
  );
  expect(pageErrors).toEqual([]);
});

for (const name of ['slideshow', 'slider', 'stacked', 'sections', 'grid', 'autorows'])
  test(`/${name} shows its pictures as far as the visitor scrolls when the gallery's chunks cannot be fetched`, async () => {
    const { page, pageErrors } = await arriveWithoutGalleries(name);
    await page.waitForFunction(() => {
      const all = [...document.querySelectorAll('img')];
      // Pictures that have not loaded yet are further down.
      scrollBy(0, innerHeight);
      return all.every((image) => image.naturalWidth > 0 && image.checkVisibility({ visibilityProperty: true }));
    });
    expect(pageErrors).toEqual([]);
  });
