// covers: runtime/features/gallery/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const meta = (heightPx: number) =>
  `<div class="meta"><div class="meta-inside"><div style="height:${heightPx}px">Text</div></div></div>`;
const column = '<style>body{margin:0}main{width:700px}.meta{padding:0!important}</style>';
// 800 by 500 in 700 px: the gallery is 437.5 px high, nine tenths of it are 394.
const body = `${column}<main>${slideshow({ slides: [380, 400, 40].map((px) => slide('one', 'fit', { extra: meta(px) })) })}</main>`;
const strip = `${column}<main>${slideshow({ data: { design: 'slider' }, slides: [40, 320, 40].map((px) => slide('one', 'fit', { extra: meta(px) })) })}</main>`;
const text = (words: string) =>
  '<div class="meta"><div class="meta-inside"><div class="meta-title">Over the pass</div><div ' +
  `class="meta-description"><p>${words}</p></div></div></div>`;
/** A page's rules for all of its texts, without rules for texts over slides. */
const common = '<style>body{margin:0;font:16px/20px sans-serif}p{margin:0 0 16px}*{box-sizing:border-box}</style>';
const placed = (place: string, words: string) =>
  slideshow({
    id: place,
    slides: [
      slide('high', 'fit', { size: '600x800', extra: text(words) }),
      slide('wide', 'fit', { size: '800x500', extra: text(words) }),
    ],
    thumbnails: ['high', 'wide'],
  }).replace('sqs-gallery-block-slideshow', `sqs-gallery-block-slideshow sqs-gallery-block-meta-position-${place}`);
const looks = `${common}${placed('bottom', 'Seen on a walk.')}${placed('top-left', 'Seen on a walk.')}`;
const long = `${common}${placed('bottom', 'Seen on a walk early in June, when the snow had gone and the flowers had not come yet, and nobody else was there but the sheep and one lonely crow. '.repeat(3))}`;
const world = browserWorld(() => [
  // The last two pages have no platform sheet, which styles texts over slides and hides them on phones.
  testSite('texts', {
    '/': { body },
    '/strip': { body: strip },
    '/looks': { body: looks, platformCss: false },
    '/long': { body: long, platformCss: false },
  }),
]);

// gallery#text-height
test('a text over 90 percent of its gallery gets 40 percent and scrolls; others stay as they are', async () => {
  const { page, open } = await world.nextVisitor();
  await servePictures(page);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await open('texts', '/');
  const heights = () => page.$$eval('.meta', (all) => all.map((each) => each.clientHeight));
  const goTo = (index: number) =>
    page.evaluate((i) => window.SSRuntime.gallery(document.querySelector('#block') as Element)?.goTo(i), index);
  expect((await heights())[0]).toBe(380);
  await goTo(1);
  await page.waitForFunction(() => document.querySelectorAll('.meta')[1]?.clientHeight === 175);
  expect(
    await page.$$eval('.meta', ([, each]) => [getComputedStyle(each as Element).overflowY, (each as HTMLElement).tabIndex]),
  ).toEqual(['auto', 0]);
  await goTo(2);
  expect((await heights())[2]).toBe(40);
  await page.addStyleTag({ content: 'main{width:1200px !important}' });
  await goTo(1);
  await page.waitForFunction(() => document.querySelectorAll('.meta')[1]?.clientHeight === 400);
});

// gallery#text-place
test('texts lie at the bottom of their slides where a page does not place them', async () => {
  const { page, open } = await world.nextVisitor();
  await servePictures(page);
  await open('texts', '/');
  const gap = await page.$eval('.meta', (each) => {
    const slide = each.closest('.slide')?.getBoundingClientRect();
    return Math.round((slide?.bottom ?? 0) - each.getBoundingClientRect().bottom);
  });
  expect(gap).toBe(0);
});

test('in a strip of 350 px height the texts of all slides are visible, and a text higher than 315 px gets 140 px', async () => {
  const { page, open } = await world.nextVisitor();
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await servePictures(page);
  await open('texts', '/strip');
  await page.waitForFunction(() => document.querySelectorAll('.meta')[1]?.clientHeight === 140);
  const seen = await page.$$eval('.meta', (all) =>
    all.map((each) => {
      const [own, slide] = [each.getBoundingClientRect(), each.closest('.slide')?.getBoundingClientRect()];
      return [own.height, own.width - (slide?.width ?? 0), (slide?.bottom ?? 0) - own.bottom];
    }),
  );
  expect(seen).toEqual([
    [40, 0, 0],
    [140, 0, 0],
    [40, 0, 0],
  ]);
  expect(errors).toEqual([]);
});

/** Boxes of the block's current slide, in whole px from the slide's own left and top edge. */
const look = (page: Page, id: string) =>
  page.$eval(`#${id} .sqs-active-slide`, (slide) => {
    const own = slide.getBoundingClientRect();
    const box = (selector: string) => {
      const { left, right, top, bottom } = slide.querySelector(selector)?.getBoundingClientRect() ?? own;
      return [left - own.left, right - own.left, top - own.top, bottom - own.top].map(Math.round);
    };
    const meta = slide.querySelector('.meta') as HTMLElement;
    return {
      slide: box('none'),
      picture: box('img.thumb-image'),
      meta: box('.meta'),
      words: box('p'),
      endPx: getComputedStyle(meta).paddingInlineEnd,
    };
  });

test(
  'a text is as wide as its fitted picture, has equal room above and below, and leaves room only for arrows that are beside ' +
    'it',
  async () => {
    const { page, open } = await world.nextVisitor();
    await servePictures(page);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.setViewport({ width: 800, height: 1400 });
    await open('texts', '/looks');
    await page.waitForSelector('#top-left .meta[style*="--ss-beside"]:not([style*=hidden])');
    await page.waitForSelector('#bottom .ss-gallery-arrow');
    // 800 by 500 are wider than 600 by 800: the gallery is 500 px high, the portrait in it 375 px wide.
    const bottom = await look(page, 'bottom');
    expect([bottom.slide, bottom.picture, bottom.meta.slice(0, 2), bottom.meta[3]]).toEqual([
      [0, 800, 0, 500],
      [213, 588, 0, 500],
      [213, 588],
      500,
    ]);
    // Three quarters of an em above and below the lines.
    expect([(bottom.words[3] ?? 0) + 12, bottom.endPx]).toEqual([500, '16px']);
    const top = await look(page, 'top-left');
    expect([top.meta[0], top.meta[2], top.endPx]).toEqual([213, 0, '16px']);
    await page.evaluate(() => window.SSRuntime.gallery(document.querySelector('#bottom') as Element)?.goTo(1));
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('#bottom .sqs-active-slide .meta') as Element).paddingInlineEnd === '122px',
    );
    // The mark of the current thumbnail lies inside of it: nothing cuts or covers it.
    const marks = await page.$$eval('#bottom .sqs-gallery-thumbnails .sqs-active-slide', (all) =>
      all.map((each) => {
        const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(each);
        return [outlineStyle, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) <= 0];
      }),
    );
    expect(marks).toEqual([['solid', true]]);
  },
);

// gallery#text-lines
test('at 320 px a text that is too long is cut between two lines, at 40 percent of its gallery or a little above', async () => {
  const { page, open } = await world.nextVisitor();
  await servePictures(page);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width: 320, height: 700 });
  await open('texts', '/long');
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.sqs-active-slide .meta') as Element).overflowY === 'auto',
  );
  const [heightPx, cutLines] = await page.$eval('.sqs-active-slide .meta', (meta) => {
    const { top, bottom, height } = meta.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(meta.querySelector('p')?.firstChild as Node);
    const lines = [...range.getClientRects()].filter(
      (line) => line.bottom > top && line.top < bottom - 1 && line.bottom > bottom + 1,
    );
    return [height, lines.length];
  });
  // 200 px high: 80 at most.
  expect(heightPx).toBeLessThanOrEqual(80);
  expect(heightPx).toBeGreaterThan(50);
  expect(cutLines).toBe(0);
});
