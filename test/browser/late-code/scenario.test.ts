import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { fullscreenSection, reelSection, slideshowSection } from '../../helpers/markup/section-html.ts';
import { itemsCarousel, itemsSlideshow, scaledText, section71 } from '../../helpers/markup/wild-pages.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const body = `<style>body{margin:0}main{display:grid;grid-template-columns:repeat(3,1fr)}main>*{min-width:0}</style><main>${[
  slideshowSection({ id: 'slideshow' }),
  fullscreenSection({ id: 'fullscreen' }),
  reelSection({ id: 'reel' }),
  section71(itemsCarousel(4, true)),
  section71(itemsSlideshow),
  section71(scaledText),
].join('')}</main>`;
const world = browserWorld(() => [testSite('late', { '/': { body } })]);

const waiting =
  '#slideshow figure, #fullscreen figure, #reel figure, .slide, .user-items-list-carousel__slide, .sqsrte-scaled-text';
/** Returns class, place, style and mark of each element. */
const arrangement = (page: Page) =>
  page.$$eval(waiting, (all) =>
    all.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const box = [left + scrollX, top + scrollY, width, height].map(Math.round).join(' ');
      return `${each.className}: ${box} ${each.getAttribute('style')} ${each.getAttribute('data-active')}`;
    }),
  );
/** Returns the indexes of the sections without a visible element. */
const unseen = (page: Page) =>
  page.$$eval(
    'main > *',
    (all, selector) =>
      all.flatMap((section, index) => {
        const isSeen = [...section.querySelectorAll(selector)].some((each) => {
          const { left, right, width } = each.getBoundingClientRect();
          const isInside = right > 0 && left < innerWidth && width > 0;
          return isInside && each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        });
        return isSeen ? [] : [index];
      }),
    waiting,
  );
const mounted = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelectorAll('main [data-ss-block^=gallery],main [data-ss-block^=items-],main [data-ss-block=scaled-text]')
        .length === 6,
  );

test('6 sections whose chunks load late and one by one stay visible, and end as if the chunks had loaded at once', async () => {
  const first = await world.newVisitor();
  await servePictures(first.page);
  await first.page.setViewport({ width: 1280, height: 3000 });
  await first.open('late', '/');
  await mounted(first.page);

  const { page, pageErrors } = await world.newVisitor();
  await servePictures(page);
  await page.setViewport({ width: 1280, height: 3000 });
  // Shortens the time limit of 3 s.
  await page.evaluateOnNewDocument(() => {
    const after = window.setTimeout;
    Object.assign(window, { setTimeout: (callback: () => void, ms: number) => after(callback, ms === 3000 ? 300 : ms) });
  });
  const blocks = holdRequests(page, /\/chunks\/blocks-/);
  const parts = holdRequests(page, /\/chunks\/(component-slides|component-scaled-text|gallery-slides)-/);
  await page.goto(world.address('late', '/'), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.SSRuntime.ready);
  expect(await unseen(page)).toEqual([]);
  blocks.release();
  await parts.asked;
  await page.waitForNetworkIdle({ concurrency: 4 });
  expect(await unseen(page)).toEqual([]);
  parts.release();
  await mounted(page);
  await expect.poll(() => arrangement(page)).toEqual(await arrangement(first.page));
  expect(await page.$$eval('[data-ss-shown],[data-ss-arranged]', (all) => all.map(({ className }) => className))).toEqual([]);
  expect(pageErrors).toEqual([]);
});
