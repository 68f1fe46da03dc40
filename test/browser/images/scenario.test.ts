// covers: runtime/media/images.ts runtime/media/reserve-image.ts
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser.ts';
import { servePictures } from '../../helpers/pictures.ts';
import { testSite } from '../../helpers/test-site.ts';

interface Old {
  ImageLoader: { load(image: unknown, options?: unknown): unknown; bootstrap(config: unknown, root?: unknown): unknown };
}

const img = (name: string, size: string, extra = '') =>
  `<noscript><img src="/img/${name}-${size}.svg"></noscript><img id="${name}" data-src="/img/${name}-${size}.svg" data-image-dimensions="${size}" ${extra} alt="">`;
const column = '<style>body{margin:0}main{width:700px}main img{max-width:100%}</style>';
const far = '<div style="height:3000px"></div>';
const pages = {
  '/plain': `${img('a', '1600x800')}<p id="after">after</p>${img('own', '300x300', 'data-load="false"')}${far}${img('low', '800x400')}`,
  '/block': `<div class="sqs-block image-block sqs-block-image"><div class="image-block-wrapper has-aspect-ratio" style="padding-bottom:50%">${img('boxed', '1600x800', 'data-load="false"')}</div></div>`,
  '/modes': `<div class="content-fill" style="width:200px;height:200px;overflow:hidden">${img('fill', '800x400', 'data-image-focal-point="0.25,0.5"')}</div><div class="content-fit" style="width:200px;height:200px">${img('fit', '800x400')}</div>`,
  '/broken': `<img id="b" data-src="" data-image="/img/b-600x300.svg" data-image-dimensions="wide" alt="a &amp;amp; b"><script>setTimeout(() => ImageLoader.bootstrap({}, document))</script>`,
  '/many': Array.from({ length: 40 }, (_, index) => img(`m${index}`, '90x60')).join(''),
};
const world = browserWorld(() => [
  testSite(
    'pictures',
    Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, { body: `${column}<main>${body}</main>` }])),
  ),
]);

async function arrive(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const visitor = await world.newVisitor();
  const { page } = visitor;
  const asked = await servePictures(page);
  await page.setViewport({ width: 900, height: 800 });
  await prepare?.(page);
  await page.evaluateOnNewDocument(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.title = `shifted ${(entry as unknown as { sources: { node: Element; previousRect: DOMRect; currentRect: DOMRect }[] }).sources.map(({ node, previousRect, currentRect }) => `${node.id || node.nodeName} ${JSON.stringify([previousRect, currentRect])}`)}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitor.open('pictures', path);
  return { ...visitor, asked };
}

test('images of a page that calls no loader come when they are near, in their size, and nothing jumps', async () => {
  const { page, asked } = await arrive('/plain');
  await page.waitForSelector('#a.loaded');
  expect(asked).toEqual(['a?format=750w']);
  expect(await page.$eval('#a', (each) => [each.getAttribute('style'), each.getAttribute('data-image-resolution')])).toEqual([
    null,
    '750w',
  ]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForSelector('#low.loaded');
  expect(asked).toEqual(['a?format=750w', 'low?format=750w']);
  expect(await page.title()).toBe('Test');
});

test('an image that says that its template loads it is left alone', async () => {
  const { page } = await arrive('/plain');
  await page.waitForSelector('#a.loaded');
  expect(await page.$eval('#own', (each) => each.hasAttribute('src'))).toBe(false);
});

test('an image block fills the box that its padding keeps open', async () => {
  const { page, asked } = await arrive('/block');
  await page.waitForSelector('#boxed.loaded');
  expect(asked).toEqual(['boxed?format=750w']);
  expect(await page.$eval('#boxed', (each) => [each.clientWidth, each.clientHeight, each.parentElement?.clientHeight])).toEqual([
    700, 350, 350,
  ]);
  expect(await page.title()).toBe('Test');
});

test('fills and fits as the markup says', async () => {
  const { page } = await arrive('/modes');
  await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 2);
  const style = (id: string) => page.$eval(id, (each) => each.getAttribute('style'));
  expect(await style('#fill')).toBe('left: 0px; top: 0px; width: 400px; height: 200px; position: relative;');
  expect(await style('#fit')).toBe('left: 0px; top: 50px; width: 200px; height: 100px; position: relative;');
});

test('data-image stands in for an empty data-src, and malformed dimensions do no harm', async () => {
  const { page, asked, pageErrors } = await arrive('/broken');
  await page.waitForSelector('#b.loaded');
  expect(asked).toEqual(['b?format=750w']);
  expect(pageErrors).toEqual([]);
});

test('visitors who save data get no more pixels than the page has', async () => {
  const { page, asked } = await arrive('/plain', async (page) => {
    await page.setViewport({ width: 900, height: 800, deviceScaleFactor: 3 });
    await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  });
  await page.waitForSelector('#a.loaded');
  expect(asked).toEqual(['a?format=750w']);
});

test('at most 16 images load at a time', async () => {
  const { page } = await arrive('/many', (page) =>
    page.evaluateOnNewDocument(() => {
      const counter = window as { most?: number };
      new MutationObserver(() => {
        counter.most = Math.max(counter.most ?? 0, document.querySelectorAll('img.loading').length);
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] });
    }),
  );
  await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 40);
  expect(await page.evaluate(() => (window as { most?: number }).most)).toBe(16);
});

test('ImageLoader says on the console what it cannot load, in the catalogue’s sentences', async () => {
  const { page, said, pageErrors } = await arrive('/plain');
  await page.evaluate(() => (window as unknown as Old).ImageLoader.load(document.querySelector('#own')));
  await page.waitForSelector('#own.loaded');
  const answers = await page.evaluate(() => {
    const { ImageLoader } = window as unknown as Old;
    ImageLoader.bootstrap({});
    ImageLoader.bootstrap({}, 'body');
    return [null, [], document.body, document.createElement('img')].map((image) => ImageLoader.load(image));
  });
  expect(answers).toEqual([false, false, false, false]);
  expect(said).toEqual([
    'No root node',
    'not a valid node',
    'No image',
    'No images',
    'Element is not a valid image element',
    'Invalid or missing image source',
  ]);
  expect(pageErrors).toEqual([]);
});

test('a high resolution is fetched only when a larger size is wanted', async () => {
  const { page, asked } = await arrive('/modes');
  await page.waitForSelector('#fill.loaded');
  const resize = (px: number) =>
    page.evaluate((size) => {
      const box = document.querySelector<HTMLElement>('.content-fill');
      if (box) box.style.width = `${size}px`;
      if (box) box.style.height = `${size}px`;
      (window as unknown as Old).ImageLoader.load(document.querySelector('#fill'), { load: true });
    }, px);
  await resize(100);
  await resize(300);
  await page.waitForSelector('#fill[data-image-resolution="750w"]');
  expect(asked.filter((name) => name.startsWith('fill'))).toEqual(['fill?format=500w', 'fill?format=750w']);
});
