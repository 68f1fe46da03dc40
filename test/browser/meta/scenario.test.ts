// covers: runtime/gallery/meta.ts
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser.ts';
import { slide, slideshow } from '../../helpers/gallery-html.ts';
import { servePictures } from '../../helpers/pictures.ts';
import { testSite } from '../../helpers/test-site.ts';

const meta = (heightPx: number) =>
  `<div class="meta"><div class="meta-inside"><div style="height:${heightPx}px">Text</div></div></div>`;
const column = '<style>body{margin:0}main{width:700px}.meta{padding:0!important}</style>';
// 800 by 500 in 700 px: the gallery is 437.5 px high, nine tenths of it are 394.
const body = `${column}<main>${slideshow({ slides: [380, 400, 40].map((px) => slide('one', 'fit', { extra: meta(px) })) })}</main>`;
const strip = `${column}<main>${slideshow({ data: { design: 'slider' }, slides: [40, 320, 40].map((px) => slide('one', 'fit', { extra: meta(px) })) })}</main>`;
const world = browserWorld(() => [testSite('texts', { '/': { body }, '/strip': { body: strip } })]);

test('a text over 90 percent of its gallery gets 40 percent and scrolls; others stay as they are', async () => {
  const { page, open } = await world.newVisitor();
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

test('texts lie at the bottom of their slides where a page does not place them', async () => {
  const { page, open } = await world.newVisitor();
  await servePictures(page);
  await open('texts', '/');
  const gap = await page.$eval('.meta', (each) => {
    const slide = each.closest('.slide')?.getBoundingClientRect();
    return Math.round((slide?.bottom ?? 0) - each.getBoundingClientRect().bottom);
  });
  expect(gap).toBe(0);
});

test('in a strip, 350 px high, the texts beside the current one are in sight and no higher than 140 px if over 315', async () => {
  const { page, open } = await world.newVisitor();
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
