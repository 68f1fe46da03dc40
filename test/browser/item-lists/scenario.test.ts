// covers: runtime/features/components/chunks/ runtime/features/components/slides/
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { createFinger } from '../../helpers/browser/finger.ts';
import { itemsCarousel, itemsSlideshow } from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const head = '<meta name="viewport" content="width=device-width"><style>body{margin:0}</style>';
const carousel = (count: number, isInfinite: boolean, columns = 4) =>
  itemsCarousel(count, isInfinite).replace('data-max-columns="3"', `data-max-columns="${columns}"`);
const autoplay = JSON.stringify({ options: { isAutoplayEnabled: true, slideDurationMs: 1000 } }).replaceAll('"', '&quot;');
const dots = `<div class="progress-indicators">${'<button class="list-slideshow-bullet"></button>'.repeat(3)}</div>`;
const banner = ({ attributes = '', inside = '' } = {}) =>
  itemsSlideshow
    .replace('data-is-infinite', `data-has-multiple-slides ${attributes} data-is-infinite`)
    .replaceAll('</h2>', '</h2><a href="/left">More</a>')
    .replace('<div class="mobile-arrows">', `${inside}<div class="mobile-arrows">`);
const main = (content: string) => `<main>${content}</main>`;
const world = browserWorld(() => [
  withPictures(
    testSite('lists', {
      '/carousel': { head, body: main(`<h1>Items</h1>${carousel(5, false)}`) },
      '/infinite': { head, body: carousel(4, true, 3) },
      '/fits': { head, body: carousel(2, false) },
      '/hebrew': { head, body: carousel(5, false), lang: 'he' },
      '/bare': { head, body: carousel(5, false), platformCss: false },
      '/banner': { head, body: main(`<h1>Slides</h1>${banner({ inside: dots })}`) },
      '/plays': {
        head,
        body: main(`<h1>Slides</h1>${banner({ attributes: `data-current-context="${autoplay}"` })}`),
      },
      '/ends': {
        head,
        // The pointer of a new page rests in its corner, where it would hold the slides.
        body: main(
          `<h1>Slides</h1>${banner({ attributes: `data-current-context="${autoplay}"` }).replace(
            'data-is-infinite-enabled="true"',
            'data-is-infinite-enabled="false"',
          )}`,
        ),
      },
    }),
  ),
]);
const platformSheet = readFileSync(new URL('../../../fixtures/platform/platform.css', import.meta.url), 'utf8');

async function arrive(path: string, width = 1280, media?: 'reduce') {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  if (media) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: media }]);
  await page.setViewport({ width, height: 800 });
  await visitor.open('lists', path);
  await page.waitForSelector('[data-ss-block^=items-]');
  return { visitor, page };
}
/** Returns the indexes of the slides that are uncovered at their middle, from left to right. */
const shown = (page: Page) =>
  page.$$eval('li', (all) =>
    all
      .map((slide, index) => {
        const { left, width, top, height } = slide.getBoundingClientRect();
        return { index, left, isMet: slide.contains(document.elementFromPoint(left + width / 2, top + height / 2)) };
      })
      .filter(({ isMet }) => isMet)
      .sort((one, other) => one.left - other.left)
      .map(({ index }) => index),
  );
const settles = async (page: Page, indexes: readonly number[]) => {
  await page.waitForFunction(() => !document.getAnimations().some(({ playState }) => playState === 'running'));
  await expect.poll(() => shown(page)).toEqual(indexes);
};
const press = (page: Page, selector: string) => page.$eval(selector, (button) => (button as HTMLElement).click());
const next = '.user-items-list-carousel__arrow-button--right';
const previous = '.user-items-list-carousel__arrow-button--left';

// site#item-lists
describe('a list carousel', () => {
  test('has 4, 3, 2 and 1 columns at 1280, 1000, 600 and 320 px; each link that is shown can be clicked', async () => {
    const { page } = await arrive('/carousel');
    for (const [width, columns] of [
      [1280, 4],
      [1000, 3],
      [600, 2],
      [320, 1],
    ] as const) {
      await page.setViewport({ width, height: 800 });
      await settles(page, [0, 1, 2, 3].slice(0, columns));
      const pressed = () =>
        page.$$eval('li:not([inert]) a', (links) =>
          links.map((link) => {
            const { left, width, top, height } = link.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2) === link;
          }),
        );
      await expect.poll(pressed).toEqual(Array.from({ length: columns }, () => true));
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(
      await page.$$eval('.user-items-list-carousel__slide', (all) =>
        all.every((slide) => (slide as HTMLElement).style.transform !== ''),
      ),
    ).toBe(true);
    expect(await findWithAxe(page)).toEqual([]);
  });

  test('moves by its arrows, keys and a finger, one slide at a time, and its arrows are disabled at the ends', async () => {
    const { page } = await arrive('/carousel', 1000);
    const disabled = () =>
      page.$$eval('.desktop-arrows button', (all) => all.map((each) => (each as HTMLButtonElement).disabled));
    await settles(page, [0, 1, 2]);
    expect(await disabled()).toEqual([true, false]);
    await page.click(next);
    await settles(page, [1, 2, 3]);
    await page.focus('ul');
    await page.keyboard.press('ArrowRight');
    await settles(page, [2, 3, 4]);
    expect(await disabled()).toEqual([false, true]);
    await page.keyboard.press('Home');
    await settles(page, [0, 1, 2]);
    await page.keyboard.press('End');
    await settles(page, [2, 3, 4]);
    await page.click(previous);
    await settles(page, [1, 2, 3]);
    const finger = await createFinger(page);
    const y = await page.$eval('li', (slide) => slide.getBoundingClientRect().top + 20);
    await finger.swipe({ x: 700, y }, { x: 480, y: y + 2 });
    await settles(page, [2, 3, 4]);
    // Past the end the slides follow the finger a little and return.
    await finger.swipe({ x: 700, y }, { x: 300, y: y + 2 });
    await settles(page, [2, 3, 4]);
  });

  test('moves when the mouse drags a link, which is not followed; a click follows it', async () => {
    const { page } = await arrive('/carousel', 600);
    await settles(page, [0, 1]);
    const { x, y } = await page.$eval('li:nth-child(2) a', (link) => {
      const { left, top, height } = link.getBoundingClientRect();
      return { x: left + 10, y: top + height / 2 };
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 250, y, { steps: 5 });
    await page.mouse.up();
    await settles(page, [1, 2]);
    expect(new URL(page.url()).pathname).toBe('/carousel');
    await Promise.all([page.waitForNavigation(), page.click('li:nth-child(2) a')]);
    expect(new URL(page.url()).pathname).toBe('/item-1');
  });

  test('shows the first slide after the last and the last before the first if it is infinite', async () => {
    const { page } = await arrive('/infinite');
    for (const indexes of [
      [1, 2, 3],
      [2, 3, 0],
      [3, 0, 1],
    ]) {
      await page.click(next);
      await settles(page, indexes);
    }
    for (const indexes of [
      [2, 3, 0],
      [1, 2, 3],
      [0, 1, 2],
      [3, 0, 1],
    ]) {
      await page.click(previous);
      await settles(page, indexes);
    }
  });

  test('hides its arrows while all slides are shown', async () => {
    const { page } = await arrive('/fits');
    await settles(page, [0, 1]);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.desktop-arrows button')].every((button) => getComputedStyle(button).opacity === '0'),
    );
  });

  test('has its first slide at the right on a right-to-left page, and the left arrow key leads to the next', async () => {
    const { page } = await arrive('/hebrew', 600);
    await settles(page, [1, 0]);
    await page.focus('ul');
    await page.keyboard.press('ArrowLeft');
    await settles(page, [2, 1]);
    await page.click(next);
    await settles(page, [3, 2]);
  });

  test('shows the same slides with and without the platform sheet, after destroy and after initialize', async () => {
    const { page } = await arrive('/bare');
    await settles(page, [0, 1, 2, 3]);
    await page.addStyleTag({ content: platformSheet });
    await settles(page, [0, 1, 2, 3]);
    await page.evaluate(() => window.SSRuntime.destroy());
    await settles(page, [0, 1, 2, 3]);
    await page.evaluate(() => window.SSRuntime.initialize());
    await page.waitForSelector('[data-ss-block=items-carousel]');
    await page.click(next);
    await settles(page, [1, 2, 3, 4]);
  });
});

describe('a banner slideshow', () => {
  test('shows one slide, loops by its arrows and goes to any slide by its dots, of which one is marked as current', async () => {
    const { page } = await arrive('/banner');
    const current = () => page.$$eval('.list-slideshow-bullet', (all) => all.map((dot) => dot.getAttribute('aria-current')));
    await settles(page, [0]);
    for (const index of [1, 2, 0]) {
      await press(page, '.mobile-arrow-button--right');
      await settles(page, [index]);
    }
    await press(page, '.mobile-arrow-button--left');
    await settles(page, [2]);
    expect(await current()).toEqual(['false', 'false', 'true']);
    await press(page, '.list-slideshow-bullet:nth-child(2)');
    await settles(page, [1]);
    expect(await current()).toEqual(['false', 'true', 'false']);
    expect(await page.$eval('.list-slideshow-bullet', (dot) => dot.getAttribute('aria-label'))).toBe('Slide 1');
    expect(await findWithAxe(page)).toEqual([]);
  });

  test('has pictures that cover their boxes at 320 px and at 1280 px, also with an owner’s rule for pictures', async () => {
    const { page } = await arrive('/banner', 320);
    await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
    await page.addStyleTag({ content: 'img{max-width:100%}' });
    const gaps = () =>
      page.$$eval('.slide img', (all) =>
        all.map((image) => {
          const [picture, box] = [image.getBoundingClientRect(), (image.parentElement as Element).getBoundingClientRect()];
          return Math.round(
            Math.max(picture.left - box.left, box.right - picture.right, picture.top - box.top, box.bottom - picture.bottom),
          );
        }),
      );
    for (const width of [320, 1280]) {
      await page.setViewport({ width, height: 800 });
      await expect.poll(async () => Math.max(...(await gaps()))).toBeLessThanOrEqual(0);
      expect(await page.$eval('.slide img', (image) => getComputedStyle(image).objectFit)).toBe('cover');
    }
  });

  test('plays where its owner wants it, can be paused, and pauses when the visitor steps', async () => {
    const { page } = await arrive('/plays');
    const button = () => page.$eval('.ss-slides-play', (each) => each.getAttribute('aria-label'));
    expect(await button()).toBe('Pause slideshow');
    await page.waitForFunction(() => document.querySelector('li')?.inert === true);
    await page.click('.ss-slides-play');
    expect(await button()).toBe('Play slideshow');
    await page.click('.ss-slides-play');
    expect(await button()).toBe('Pause slideshow');
    await press(page, '.mobile-arrow-button--right');
    expect(await button()).toBe('Play slideshow');
    expect(await findWithAxe(page)).toEqual([]);
  });

  test('that does not loop starts again at the first slide while it plays', async () => {
    const { page } = await arrive('/ends');
    await page.waitForFunction(() => document.querySelectorAll('li')[2]?.inert === false);
    await page.waitForFunction(() => document.querySelectorAll('li')[0]?.inert === false);
  });

  test('does not play with prefers-reduced-motion, and its slides change without an animation', async () => {
    const { page } = await arrive('/plays', 1280, 'reduce');
    expect(await page.$eval('.ss-slides-play', (each) => each.getAttribute('aria-label'))).toBe('Play slideshow');
    await page.$eval('.mobile-arrow-button--right', (each) => (each as HTMLElement).click());
    expect(await page.$$eval('li', (all) => all.flatMap((slide) => slide.getAnimations()).length)).toBe(0);
    expect(await shown(page)).toEqual([1]);
  });
});
