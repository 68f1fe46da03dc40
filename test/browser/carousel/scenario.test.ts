// covers: runtime/features/gallery/steps/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const names = ['one', 'two', 'three', 'four'];
const slides = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    slide(names[i % 4] ?? '', 'fill', {
      ...(i === 1 && { link: '/' }),
      extra: `<div class="meta"><div class="meta-inside"><div class="meta-title">Walk ${i + 1}</div></div></div>`,
    }),
  );
const show = (count: number, data: object = {}) =>
  slideshow({ slides: slides(count), thumbnails: count > 24 ? undefined : names.slice(0, count), data });
const page = (html: string, dir = 'ltr') => ({
  body:
    `<script>document.documentElement.dir='${dir}'</script><style>body{margin:0;font-family:sans-serif}main{max-width:700px}.meta{position:absolute;bottom:0;background:#fff;color:#000}</style><main><h1>Walks</h1><button ` +
    `id="before">before</button>${html}<button id="after">after</button></main>`,
});
const world = browserWorld(() => [
  testSite('carousel', {
    '/': page(show(4)),
    '/auto': page(show(4, { autoplay: true })),
    '/auto-rtl': page(show(4, { autoplay: true }), 'rtl'),
    '/many': page(show(1000, { autoplay: true })),
  }),
]);

async function arrive(path: string, prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const visitor = await world.nextVisitor();
  await servePictures(visitor.page);
  await visitor.page.setViewport({ width: 320, height: 640 });
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await prepare(visitor.page);
  await visitor.open('carousel', path);
  await visitor.page.waitForSelector('.slide.loaded');
  return visitor;
}
/** Returns the names of the tab stops between the page's two buttons. */
async function tabStops(page: Page): Promise<string[]> {
  const stops: string[] = [];
  await page.focus('#before');
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.id || activeElement?.ariaLabel || (activeElement as HTMLImageElement | null)?.alt || '';
    });
    if (name === 'after') break;
    stops.push(name);
  }
  return stops;
}

test.each(['/', '/auto', '/auto-rtl', '/many'])('axe-core reports nothing on %s at 320 px', async (path) => {
  const { page } = await arrive(path);
  expect(await findWithAxe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

// gallery#play-button
test('the play button is the first tab stop of the carousel, followed by its controls and thumbnails', async () => {
  const { page } = await arrive('/auto');
  expect(await tabStops(page)).toEqual([
    'Play slideshow',
    'Previous Slide',
    'Next Slide',
    ...['Slide 1', 'Slide 2', 'Slide 3', 'Slide 4'],
  ]);
});

test('the link of a slide is a tab stop while the slide is shown', async () => {
  const { page } = await arrive('/');
  await page.keyboard.press('ArrowRight');
  expect((await tabStops(page))[0]).toBe('two');
});

test('every control is at least 24 px wide and high, and shows its focus', async () => {
  const { page } = await arrive('/auto');
  const controls = await page.$$('.ss-gallery-play,.sqs-gallery-controls a,.sqs-gallery-thumbnails img');
  expect(controls).toHaveLength(7);
  for (const control of controls) {
    const { width, height } = await control.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  await page.focus('#before');
  for (let presses = 0; presses < 7; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('solid');
  }
});

test('the shown slide of 1000 is labelled with its number', async () => {
  const { page } = await arrive('/many');
  const descriptions = () => page.$$eval('[aria-roledescription=slide]', (all) => all.map((each) => [each.role, each.ariaLabel]));
  expect(await descriptions()).toEqual([['group', '1 of 1000']]);
  await page.keyboard.press('ArrowRight');
  expect(await descriptions()).toEqual([
    ['group', '1 of 1000'],
    ['group', '2 of 1000'],
  ]);
});

test('without JavaScript the page shows its pictures', async () => {
  const { page } = await world.newVisitor();
  await page.setJavaScriptEnabled(false);
  await servePictures(page);
  await page.goto(world.address('carousel', '/'));
  expect(await page.$$eval('noscript img', (all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
