// covers: runtime/features/gallery/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { slide } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

interface Gallery2 {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
}
declare const window: Window & { made: Gallery2 };

const slides = [1, 2, 3, 4].map((number) =>
  slide(`shot${number}`, 'fill').replace('class="slide', `data-slide-id="id${number}" class="slide`),
);
const workPage = {
  context: { ...plainContext, collection: { ...plainContext.collection, fullUrl: '/work' } },
  body: `<style>#show{width:400px}</style><nav><a href="#itemId=id1">one</a> <a href="#itemId=id4">four</a> <a href="#about">about</a></nav>
<div id="show"><div class="gallery">${slides.join('')}</div></div><p id="about" style="margin-top:2000px">About</p>
<script>Y.use('squarespace-gallery-ng', function (Y) { made = new Y.Squarespace.Gallery2({ container: '#show .gallery', historyHash: true, loop: true }) })</script>`,
};
const world = browserWorld(() => [testSite('address', { '/work': workPage, '/work/': workPage })]);

async function arrive(path: string, motion: 'reduce' | 'no-preference'): Promise<Page> {
  const { page } = await world.nextVisitor();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
  await servePictures(page);
  await page.goto(world.address('address', path));
  await page.waitForSelector('#show .sqs-active-slide');
  return page;
}
/** Waits until the gallery waitForSlide at the slide and the address is this one. */
async function waitForSlide(page: Page, index: number, address: string): Promise<void> {
  await page.waitForFunction(
    (wanted, where) =>
      window.made.get('currentIndex') === wanted && !window.made.get('inMotion') && location.pathname + location.hash === where,
    {},
    index,
    address,
  );
}
const follow = (page: Page, name: string) =>
  page.evaluate((text) => [...document.links].find((link) => link.textContent === text)?.click(), name);
const go = (page: Page, by: number) => page.evaluate((steps) => history.go(steps), by);

// gallery#address-history
test.each(['reduce', 'no-preference'] as const)(
  'with prefers-reduced-motion: %s, Back and Forward lead to the slide that was shown there, also between rewritten and ' +
    'plain addresses',
  async (motion) => {
    const page = await arrive('/work#itemId=id3', motion);
    expect(await page.evaluate(() => window.made.get('currentIndex'))).toBe(2);
    await follow(page, 'one');
    await waitForSlide(page, 0, '/work/#itemId=id1');
    await go(page, -1);
    await waitForSlide(page, 2, '/work/#itemId=id3');
    await go(page, 1);
    await waitForSlide(page, 0, '/work/#itemId=id1');

    // An address that names no slide keeps the one that was shown there, and an ordinary link moves nothing.
    await follow(page, 'about');
    await waitForSlide(page, 0, '/work/#about');
    await follow(page, 'four');
    await waitForSlide(page, 3, '/work/#itemId=id4');
    await go(page, -1);
    await waitForSlide(page, 0, '/work/#about');
    await go(page, 1);
    await waitForSlide(page, 3, '/work/#itemId=id4');
    await follow(page, 'about');
    await waitForSlide(page, 3, '/work/#about');
    await go(page, -4);
    await waitForSlide(page, 2, '/work/#itemId=id3');
  },
);

test(
  'Back from the address of a slide to a plain address shows the slide of the plain address; history entries that the page ' +
    'itself pushed are followed as well',
  async () => {
    const page = await arrive('/work', 'reduce');
    await follow(page, 'four');
    await waitForSlide(page, 3, '/work/#itemId=id4');
    await go(page, -1);
    await waitForSlide(page, 0, '/work');
    await page.evaluate(() => history.pushState({ own: 1 }, '', '/work/#itemId=id2'));
    await page.evaluate(() => history.pushState({ own: 2 }, '', '/work/?view=list'));
    await go(page, -1);
    await waitForSlide(page, 1, '/work/#itemId=id2');
    expect(await page.evaluate(() => history.state)).toEqual({ own: 1 });
  },
);

test('a gallery that moves when the visitor presses Back ends at the slide that the address names', async () => {
  const page = await arrive('/work#itemId=id3', 'no-preference');
  await page.evaluate(async () => {
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    location.hash = '#itemId=id1';
    await popped;
    await new Promise(requestAnimationFrame);
    history.back();
  });
  await waitForSlide(page, 2, '/work/#itemId=id3');
});
