// covers: runtime/features/blocks/
import type { HTTPRequest, Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { image, slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const names = ['ash', 'elm', 'oak', 'yew'];
const data = (block: object) => `data-block-json="${JSON.stringify(block).replaceAll('"', '&quot;')}"`;
const grid = `<div class="sqs-block gallery-block sqs-block-gallery" id="grid" ${data({ design: 'grid', lightbox: true, 'thumbnails-per-row': 4 })}><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${names
  .map(
    (name) =>
      '<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor ' +
      `content-fill">${image(`grid-${name}`)}</a></div></div>`,
  )
  .join('')}</div></div></div>`;
const show = slideshow({
  id: 'show',
  data: { autoplay: true, thumbnails: true },
  slides: names.map((name) =>
    slide(`show-${name}`, 'fill', { extra: '<div class="meta"><p class="meta-title">A tree</p></div>' }),
  ),
  thumbnails: names.map((name) => `thumb-${name}`),
});
const strip = slideshow({ id: 'strip', data: { design: 'slider' }, slides: names.map((name) => slide(`strip-${name}`, 'fill')) });
const carousel = slideshow({
  id: 'row',
  data: { design: 'carousel', slidesPerRow: 2 },
  slides: names.map((name) => slide(`row-${name}`, 'fill')),
});
const single = `<div class="sqs-block-image"><img data-src="/img/single-800x500.svg" data-image-dimensions="800x500" alt="single"></div>`;
const template = `<div id="made"><div class="slides">${names.map((name) => slide(`made-${name}`, 'fill')).join('')}</div></div>
<script>Y.use('squarespace-gallery-ng', function (Y) { new Y.Squarespace.Gallery2({ container: '#made .slides' }) })</script>`;
/** Everything is in one view, so that no block waits for the visitor to scroll. */
const body = `<style>main{display:grid;grid-template-columns:repeat(4,1fr);gap:4px}main>*{min-width:0;overflow:hidden}img{max-width:100%;height:auto}</style>
<main>${show}${grid}${strip}${carousel}${single}${template}</main>`;
const world = browserWorld(() => [testSite('hanging', { '/': { body } })]);

/**
 * Returns the alternative texts of pictures that have no source or that CSS hides. Thumbnails repeat the slides, and need the
 * code.
 */
const blank = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (each) => !each.src || !(each.checkVisibility({ visibilityProperty: true }) || each.closest('.sqs-gallery-thumbnails')),
      )
      .map(({ alt, src }) => alt || src),
  );
const mountedGalleries = (page: Page) =>
  page.evaluate(() =>
    ['show', 'grid', 'strip', 'row', 'made'].filter((id) => window.SSRuntime.gallery(document.getElementById(id) as Element)),
  );

test('when every chunk hangs the page is ready after 3 s, all of its pictures are shown by then, and no error reaches the page', async () => {
  const { page, pageErrors } = await world.newVisitor();
  await servePictures(page);
  await page.goto(world.address('hanging', '/?__ss=chunk:hang'), { waitUntil: 'domcontentloaded' });
  const atReady = page.evaluate(() => window.SSRuntime.ready.then(() => document.documentElement.dataset.ssRuntime));
  expect(await atReady).toBe('ready');
  expect(await blank(page)).toEqual([]);
  // Slideshow and carousel show their first slides, and a pointer scrolls to the others, whose pictures are loaded then.
  for (const [selector, deltaX, deltaY] of [
    ['#show .sqs-gallery', 0, 5000],
    ['#strip .sqs-gallery', 0, 5000],
    ['#row :has(> .sqs-gallery)', 5000, 0],
  ] as const) {
    await page.hover(selector);
    await page.mouse.wheel({ deltaX, deltaY });
    await page.waitForFunction(
      (frame) => {
        const { scrollTop, scrollLeft } = document.querySelector(frame) as Element;
        return scrollTop + scrollLeft > 0;
      },
      {},
      selector,
    );
  }
  await page.waitForFunction(() => {
    const waiting = [...document.images].find((each) => each.naturalWidth === 0);
    waiting?.scrollIntoView();
    return !waiting;
  });
  expect([await mountedGalleries(page), pageErrors]).toEqual([[], []]);
});

test('chunks that load one by one mount every gallery, and no picture is hidden meanwhile', async () => {
  const { page, pageErrors } = await world.newVisitor();
  // Shortens the time limit of 3 s.
  await page.evaluateOnNewDocument(() => {
    const after = window.setTimeout;
    Object.assign(window, { setTimeout: (callback: () => void, ms: number) => after(callback, ms === 3000 ? 300 : ms) });
  });
  await servePictures(page);
  const held = new Map<string, HTTPRequest[]>();
  const free = new Set<string>();
  const nameOf = (request: HTTPRequest) => /\/chunks\/([a-z-]+)-[A-Z0-9]{8}\.js/.exec(request.url())?.[1];
  page.on('request', async (request) => {
    const name = nameOf(request);
    if (!name || free.has(name)) return;
    await new Promise<void>((resolve) => {
      held.set(name, [...(held.get(name) ?? []), Object.assign(request, { release: resolve })]);
    });
  });
  const release = (name: string) => {
    free.add(name);
    for (const request of held.get(name) ?? []) (request as HTTPRequest & { release(): void }).release();
    held.delete(name);
  };
  await page.goto(world.address('hanging', '/'), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.SSRuntime.ready);
  expect(await blank(page)).toEqual([]);
  const wanted = [
    ['blocks', []],
    ['gallery', []],
    ['images', []],
    ['gallery-layouts', []],
    ['lightbox-links', ['grid']],
    ['gallery-steps', ['grid']],
    ['gallery-meta', ['grid']],
    ['gallery-play', ['grid']],
    ['gallery-thumbnails', ['show', 'grid']],
    ['gallery-strip', ['show', 'grid', 'strip']],
    ['gallery-carousel', ['show', 'grid', 'strip', 'row']],
    ['compat', ['show', 'grid', 'strip', 'row', 'made']],
  ] as const;
  for (const [name, expectedIds] of wanted) {
    release(name);
    await page.waitForFunction(
      (ids) => ids.every((id) => window.SSRuntime.gallery(document.getElementById(id) as Element)),
      {},
      expectedIds,
    );
    // No picture of a gallery that is not mounted yet stays hidden.
    await page.waitForFunction(() =>
      [...document.images].every(
        (each) =>
          each.src &&
          (each.checkVisibility({ visibilityProperty: true }) ||
            each.closest('.sqs-gallery-design-stacked,[data-ss-layout],.sqs-gallery-thumbnails')),
      ),
    );
  }
  for (const name of [...held.keys()]) release(name);
  await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=gallery]').length === 4);
  expect(await page.$$eval('#show .sqs-gallery .sqs-active-slide', (all) => all.length)).toBe(1);
  expect([await mountedGalleries(page), pageErrors]).toEqual([['show', 'grid', 'strip', 'row', 'made'], []]);
});
