// Fingers of the browser's own input: two zoom the page on every surface that follows one, and a tap during a motion waits for
// its end.
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { createFinger } from '../../helpers/browser/finger.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { fullscreenSection, reelSection } from '../../helpers/markup/section-html.ts';
import { itemsCarousel, itemsSlideshow, section71 } from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const head = '<meta name="viewport" content="width=device-width"><style>body{margin:0}</style>';
const names = ['one', 'two', 'three', 'four'];
const slides = names.map((name) => slide(name, 'fill'));
const rows = {
  slideshow: ['.sqs-gallery', slideshow({ slides })],
  slider: ['.sqs-gallery', slideshow({ data: { design: 'slider' }, slides }).replace('block-slideshow', 'block-slider')],
  thumbnails: [
    '.sqs-gallery-thumbnails',
    slideshow({ slides, thumbnails: names.map((name) => ({ name, size: '800x500' })), data: { 'thumbnail-strip-height': 200 } }),
  ],
  fullscreen: ['#block', fullscreenSection({ id: 'block' })],
  reel: ['#block', reelSection({ id: 'block' })],
  carousel: ['[data-ss-slides-view]', section71(itemsCarousel(6, true))],
  list: ['[data-ss-slides-view]', section71(itemsSlideshow).replaceAll('height:90px', 'height:300px')],
} as const;
const world = browserWorld(() => [
  withPictures(
    testSite('fingers', Object.fromEntries(Object.entries(rows).map(([name, [, body]]) => [`/${name}`, { head, body }]))),
  ),
]);

async function arrive(path: string) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width: 400, height: 700, isMobile: true, hasTouch: true });
  await visitor.open('fingers', path);
  await visitor.page.waitForSelector('[data-ss-block^=gallery],[data-ss-block^=items-],[data-ss-block^=section]');
  return { ...visitor, finger: await createFinger(visitor.page) };
}

// site#pinch-zoom
test.each(Object.entries(rows))('two fingers that part on a %s zoom the page, and move no slide', async (name, [selector]) => {
  const { page, finger } = await arrive(`/${name}`);
  await page.waitForFunction(
    (each) => {
      const { height } = document.querySelector(each)?.getBoundingClientRect() ?? new DOMRect();
      return (
        height > 60 &&
        [...document.querySelectorAll('body *')].some((one) => getComputedStyle(one).touchAction === 'pan-y pinch-zoom')
      );
    },
    {},
    selector,
  );
  const middle = await page.$eval(selector, (surface) => {
    surface.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = surface.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await finger.pinch(middle, 60, 180);
  await page.waitForFunction(() => (visualViewport?.scale ?? 1) > 1.3);
  expect(
    await page.evaluate(() => window.SSRuntime.gallery(document.getElementById('block') as Element)?.currentIndex ?? 0),
  ).toBe(0);
});

// gallery#press-waits
test('of three taps on the arrow, two of them during the motion, two count', async () => {
  const { page, finger } = await arrive('/slideshow');
  await page.waitForFunction(() => window.SSRuntime.gallery(document.getElementById('block') as Element));
  const gallery = () =>
    page.$eval('#block', (block) => {
      const { currentIndex, inMotion } = window.SSRuntime.gallery(block) ?? {};
      return [currentIndex, inMotion];
    });
  const next = await page.$eval('#block .next', (arrow) => {
    const { left, top, width, height } = arrow.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const tap = async () => {
    await finger.down(next);
    await finger.up();
  };
  await tap();
  await page.waitForFunction(() => window.SSRuntime.gallery(document.getElementById('block') as Element)?.inMotion);
  await tap();
  await tap();
  await page.waitForFunction(() => {
    const { currentIndex, inMotion } = window.SSRuntime.gallery(document.getElementById('block') as Element) ?? {};
    return currentIndex === 2 && !inMotion;
  });
  expect(await gallery()).toEqual([2, false]);
});
