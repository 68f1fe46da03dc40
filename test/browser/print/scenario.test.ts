import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { evaluateAll } from '../../helpers/browser/evaluate-all.ts';
import { everyGallery } from '../../helpers/markup/every-gallery.ts';
import { image } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const far = '<div style="height:4000px"></div>';
const blocks = Object.entries(everyGallery).map(([name, make]) => make(name));
const alone = `<div class="sqs-block sqs-block-image" data-block-type="5"><div class="sqs-block-content">${image('alone')}</div></div>`;
const world = browserWorld(() => [
  testSite('paper', {
    '/': {
      body: `<style>body{margin:20px}</style>${everyGallery.slideshow?.('first')}${everyGallery.slider?.('second')}${everyGallery.carousel?.('third')}${blocks.join(far)}${far}${alone}`,
    },
  }),
]);

// gallery#print-layout, images#print-loads-all
test('before the page is printed every picture is loaded, and the pictures of galleries lie side by side on paper', async () => {
  const { page, open, pageErrors } = await world.newVisitor();
  await servePictures(page);
  await page.setViewport({ width: 800, height: 700 });
  await open('paper', '/');
  const waiting = () =>
    evaluateAll(
      page,
      'img:not(noscript img,.sqs-gallery-thumbnails img)',
      (all) => all.filter((each) => !each.naturalWidth).length,
    );
  // Pictures far from the view are not loaded yet: fifteen galleries have eight pictures each, fewer than half of them near.
  expect(await waiting()).toBeGreaterThan(60);
  await page.pdf();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('img')].every(
      (each) => each.closest('noscript,.sqs-gallery-thumbnails') || each.naturalWidth > 0,
    ),
  );
  expect(await waiting()).toBe(0);
  await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=gallery]').length === 16);
  await page.emulateMediaType('print');
  const flat = await page.evaluate(() =>
    ['first', 'second', 'third'].map((id) => {
      const boxes = [...document.querySelectorAll<HTMLElement>(`#${id} .sqs-gallery img:not(noscript img)`)].map((each) => ({
        box: each.getBoundingClientRect(),
        isSeen: each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      }));
      const overlaps = boxes.some(({ box: a }, at) =>
        boxes.some(
          ({ box: b }, other) =>
            other > at && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
        ),
      );
      const within = boxes.every(({ box }) => box.left >= 0 && box.right <= 801 && box.width > 50 && box.height > 30);
      return [id, boxes.filter(({ isSeen }) => isSeen).length, overlaps, within];
    }),
  );
  expect(flat).toEqual([
    ['first', 8, false, true],
    ['second', 8, false, true],
    ['third', 8, false, true],
  ]);
  expect(
    await evaluateAll(page, '.ss-gallery-arrow,#first .sqs-gallery-thumbnails', (all) =>
      all.some((each) => each.checkVisibility()),
    ),
  ).toBe(false);
  // On the screen the layout is unchanged.
  await page.emulateMediaType('screen');
  expect(
    await evaluateAll(
      page,
      '#first .slide',
      (all) => all.filter((each) => getComputedStyle(each).visibility === 'visible').length,
    ),
  ).toBe(1);
  expect(pageErrors).toEqual([]);
});
