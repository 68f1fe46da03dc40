// covers: runtime/compat/ runtime/compat/chunks/
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { passTime } from '../../helpers/browser/pass-time.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

interface Old {
  injections: number;
  albumChanges: number[][];
  album: { get(name: string): unknown; set(name: string, value: unknown): void; destroy(): void };
  Y: unknown;
  Squarespace: Record<string, (...args: unknown[]) => unknown> & { AFTER_BODY_LOADED: boolean };
  ImageLoader: { load(image: unknown, options?: unknown): unknown };
}

const gap = `<script>Y.use('node', function (Y) { Theme.io('/x'); });</script>`;
const named = `<script>window.Y = { use: function () { window.used = true; } }; Y.use('node');</script>`;
const photo = (name: string, attributes = '') =>
  `<div style="width:300px;height:300px"><img id="${name}" data-src="/img/${name}-600x600.svg" ${attributes} alt=""></div>`;
const bootstrap = '<script>ImageLoader.bootstrap({}, document)</script>';
const world = browserWorld(async () => [
  await loadSite('classic'),
  testSite('old', {
    '/gap': { body: gap },
    '/own': { head: named },
    '/none': { body: '<p>No old names.</p>' },
    '/galleries-alone': { body: `<section class="page-section">${photo('theirs', 'data-load="false"')}</section>${bootstrap}` },
    '/one': {
      body: `${photo('one', 'data-load="false"')}<script>ImageLoader.load(document.querySelector('#one'))</script>${bootstrap}`,
    },
  }),
]);

async function arrive(site: string, path: string) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width: 1000, height: 900 });
  await visitor.open(site, path);
  return visitor;
}
const imageChunks = () => performance.getEntriesByType('resource').filter(({ name }) => /\/images-/.test(name)).length;
const chunk = () => performance.getEntriesByType('resource').some(({ name }) => /\/compat-/.test(name));

test.each(['/', '/routes', '/journal', '/portfolio', '/contact'])(
  'the page %s of an older template becomes ready, and no error reaches it',
  async (path) => {
    const { page, pageErrors } = await arrive('classic', path);
    expect(pageErrors).toEqual([]);
    expect(await page.$eval('html', (html) => html.dataset.ssRuntime)).toBe('ready');
  },
);

test('block data is read in every form, and blocks with broken data are skipped', async () => {
  const blocks = async (path: string) => {
    const { page } = await arrive('classic', path);
    await page.setViewport({ width: 1000, height: 6000 });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.sqs-block-gallery,.sqs-block-summary-v2')].every((each) =>
        each.matches('[data-ss-block],[data-ss-block-error]'),
      ),
    );
    return page.$$eval('.sqs-block-gallery,.sqs-block-summary-v2', (all) =>
      all.map((each) => [each.id, each.getAttribute('data-ss-block') ?? each.getAttribute('data-ss-block-error')].join(' ')),
    );
  };
  expect(await blocks('/')).toEqual(['block-show gallery']);
  expect(await blocks('/routes')).toEqual([
    'block-grid gallery',
    'block-slider gallery',
    'block-stack gallery',
    'block-strange gallery',
  ]);
  expect(await blocks('/journal')).toEqual(['block-sum-carousel gallery', 'block-sum-list gallery', 'block-sum-grid gallery']);
  expect(await blocks('/contact')).toEqual(['block-torn data-unparseable', 'block-bare data-missing']);
});

// compat#on-initialize, compat#page-changes
test('owners’ injections run once, and again when the page is initialised again', async () => {
  const { page } = await arrive('classic', '/');
  await page.waitForFunction(() => (window as unknown as Old).injections === 1);
  expect(await page.$eval('html', (html) => html.getAttribute('data-header-layout'))).toBe('centered');
  const again = await page.evaluate(() => {
    const old = window as unknown as Old;
    old.Squarespace.afterBodyLoad?.(old.Y);
    const before = old.injections;
    old.Squarespace.globalDestroy?.(old.Y);
    const alive = document.querySelectorAll('[data-ss-block]').length;
    old.Squarespace.AFTER_BODY_LOADED = false;
    old.Squarespace.afterBodyLoad?.(old.Y);
    return [before, alive, old.injections];
  });
  expect(again).toEqual([1, 0, 2]);
  await page.waitForSelector('#block-show[data-ss-block]');
});

test('an image outside galleries is loaded in its size when it is near the view', async () => {
  const { page } = await arrive('classic', '/');
  const photo = '#block-map-photo img:not(noscript *)';
  await page.$eval(photo, (image) => image.scrollIntoView());
  await page.waitForSelector('#block-map-photo img.loaded');
  expect(await page.$eval(photo, (image) => image.getAttribute('src'))).toBe('/pictures/meadow.svg?format=1000w');
});

// compat#image-loader
test('ImageLoader.load places and loads an image, and logs each argument that is no image', async () => {
  const { page, said, pageErrors } = await arrive('classic', '/portfolio');
  await page.waitForSelector('#slideshow[aria-live]');
  // The first call fetches the images chunk, which this page has not loaded.
  await page.waitForFunction(() => (window as unknown as Old).ImageLoader.load([]) === false);
  said.length = 0;
  const results = await page.evaluate(async () => {
    const { ImageLoader } = window as unknown as Old;
    const box = document.createElement('div');
    box.style.cssText = 'width:200px;height:200px;overflow:hidden';
    box.innerHTML =
      '<img data-src="/pictures/lake.svg" data-image-dimensions="2500x1250" data-image-focal-point="0.4,0.5" alt="">';
    document.body.append(box);
    const image = box.querySelector('img') as HTMLImageElement;
    const answer = ImageLoader.load(image, { load: true, mode: 'fill' });
    const bad = [ImageLoader.load(null), ImageLoader.load(box), ImageLoader.load(document.createElement('img'))];
    return { answer, bad, style: image.getAttribute('style') };
  });
  expect(results).toEqual({
    answer: true,
    bad: [false, false, false],
    style: 'left: -60px; top: 0px; width: 400px; height: 200px; position: relative;',
  });
  await page.waitForSelector('img.loaded[src="/pictures/lake.svg?format=500w"]');
  expect(said).toEqual(['No image', 'Element is not a valid image element', 'Invalid or missing image source']);
  expect(pageErrors).toEqual([]);
});

// compat#image-loader
test('ImageLoader.bootstrap fetches no images chunk on a page whose images are all loaded by templates or galleries', async () => {
  const { page, settled } = await arrive('old', '/galleries-alone');
  await page.waitForFunction(chunk);
  await settled();
  expect(await page.evaluate(imageChunks)).toBe(0);
});

test.each(['fails', 'hangs'])(
  'where the images chunk %s, the browser shows the picture that was passed to ImageLoader',
  async (fault) => {
    const { page, pageErrors, open } = await world.newVisitor();
    // Shortens the time limit of 3 s.
    await page.evaluateOnNewDocument(() => {
      const after = window.setTimeout;
      Object.assign(window, { setTimeout: (callback: () => void, ms: number) => after(callback, ms === 3000 ? 100 : ms) });
    });
    await servePictures(page);
    page.on('request', async (request) => {
      if (!/chunks\/images-/.test(request.url())) return;
      if (fault === 'fails') return request.abort('failed', 1);
      await new Promise(() => {});
    });
    await open('old', '/one');
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#one')?.naturalWidth === 600);
    expect(pageErrors).toEqual([]);
  },
);

test('a template’s own gallery follows its controls, emits changes, and writes the slide into the address', async () => {
  const { page } = await arrive('classic', '/portfolio');
  await page.waitForSelector('#slideshow.sqs-gallery-design-stacked');
  await page.waitForFunction(() => document.querySelector('#simpleControls .next-slide')?.getClientRects().length);
  await page.waitForSelector('#slideshow[aria-live]');
  await page.click('.next-slide');
  await page.waitForFunction(() => (window as unknown as Old).album.get('inMotion') === false);
  expect(await page.evaluate(() => (window as unknown as Old).albumChanges)).toEqual([[0, 1]]);
  expect(await page.$eval('#simpleControls .current', (each) => each.textContent)).toBe('2');
  expect(await page.evaluate(() => location.href)).toMatch(/\/portfolio\/#itemId=53a1b2c3e4b0d5f6a7c8[0-9a-f]{4}$/);
  await page.evaluate(() => (window as unknown as Old).album.destroy());
  expect(await page.$eval('#slideshow', (each) => each.getAttribute('style'))).toBeNull();
});

test.each(['/portfolio', '/routes', '/contact'])(
  'waiting images of galleries and blocks on %s are not loaded like images that a template has left, also after 3 s',
  async (path) => {
    const { page, settled } = await arrive('classic', path);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await settled();
    if (path === '/portfolio') await page.waitForSelector('#slideshow[aria-live]');
    await passTime(page, 3000);
    expect(await page.$$eval('img[data-load=false]:not([src])', (all) => all.length)).toBeGreaterThan(0);
    expect(requests.filter((url) => /left-image/.test(url))).toEqual([]);
  },
);

test('an address with an item id opens the album at its slide', async () => {
  const { page } = await arrive('classic', '/portfolio?itemId=dunes-walk');
  await page.waitForSelector('#slideshow[aria-live]');
  await page.waitForFunction(() => (window as unknown as Old).album.get('currentIndex') === 1);
});

// compat#page-code-errors
test('a callback that uses an undefined name is reported, and no error reaches the page', async () => {
  const { page, pageErrors, settled } = await arrive('old', '/gap');
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/compat-/.test(name)));
  // Pages of earlier tests may still send reports of their failed images chunk.
  await world.platform.journal.waitFor(
    ({ endpoint, body }) => endpoint === 'record-javascript-errors' && JSON.stringify(body).includes('Theme'),
  );
  await settled();
  expect(pageErrors).toEqual([]);
});

// compat#no-download
test('a page without old names, or with its own, fetches no compat chunk', async () => {
  for (const path of ['/none', '/own']) {
    const { page } = await arrive('old', path);
    expect(await page.evaluate(chunk)).toBe(false);
  }
});
