// covers: runtime/ui/dom/ runtime/features/gallery/dragging/ runtime/features/components/chunks/ runtime/features/lightbox/
import type { Page } from 'puppeteer';
import { beforeEach, describe, expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { bundle } from '../../helpers/browser/bundle.ts';
import { chunkLoaded } from '../../helpers/browser/chunk-loaded.ts';
import { createFinger, type Finger } from '../../helpers/browser/finger.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { itemsCarousel } from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const style = '<style>body{margin:0;font:16px/20px monospace}</style>';
const area = `${style}<div id="area" style="width:400px;height:400px;touch-action:none">
  <p style="margin:0;height:100px">Words that a mouse selects</p>
  <a href="#followed" style="display:block;height:100px">A link</a>
  <button style="display:block;width:400px;height:100px">A button</button>
  <p style="margin:0;height:20px;user-select:none">Words that nothing selects</p>
</div><div style="height:3000px"></div>`;
const list = itemsCarousel(5, false).replaceAll('</a>', '</a><p class="words">Words of an item</p>');
const slides = ['one', 'two', 'three'].map((name) => slide(name, 'fill'));
const world = browserWorld(() => [
  withPictures(
    testSite('drags', {
      '/area': { context: null, body: area },
      '/gallery': {
        body: `${style}<main style="width:400px">${slideshow({ data: { lightbox: true, transition: 'swipe' }, slides })}</main>`,
      },
      '/list': { head: style, body: list },
    }),
  ),
]);

declare global {
  interface Window {
    dragLog: string[];
    dragger: AbortController;
  }
}

/** The element at the place of each row of the area. */
const rows = { words: 10, link: 110, button: 210, unselectable: 310, empty: 350 };

async function openArea() {
  const { page } = await world.newVisitor();
  await page.goto(world.address('drags', '/area'));
  await page.evaluate(
    await bundle(`
      import { createClock } from './runtime/browser/clock.ts';
      import { followPointer } from './runtime/ui/dom/pointer-drag.ts';
      const log = (text) => { window.dragLog.push(text); };
      window.dragLog = [];
      window.dragger = new AbortController();
      const px = ({ down, last }) => Math.round(last.clientX - down.clientX);
      const target = {
        start: (axis) => { log('start ' + axis); return axis === 'x'; },
        move: (drag) => log('move ' + px(drag)),
        end: (drag, isCancelled) => log((isCancelled ? 'cancel ' : 'end ') + px(drag)),
      };
      followPointer(document.getElementById('area'), target, createClock(window, console.error), window.dragger.signal);
      addEventListener('click', ({ target }) => log('click ' + target.localName));`),
  );
  const finger = await createFinger(page);
  return { page, finger, log: () => page.evaluate(() => window.dragLog.splice(0)) };
}
const mouse = async (page: Page, y: number, ...way: readonly (readonly [x: number, y: number])[]) => {
  await page.mouse.move(200, y);
  await page.mouse.down();
  for (const [x, dy] of way) await page.mouse.move(200 + x, y + dy);
  await page.mouse.up();
};

// site#pointer-drag
describe('a pointer that is pressed on an element', () => {
  let given: Awaited<ReturnType<typeof openArea>>;
  beforeEach(async () => {
    given = await openArea();
  });

  test.each<readonly [what: string, y: number, way: readonly (readonly [number, number])[], log: readonly string[]]>([
    ['by less than 10 px is a click', rows.empty, [[9, 0]], ['click div']],
    ['by 10 px sideways drags, without a click', rows.empty, [[10, 0]], ['start x', 'move 10', 'end 10']],
    ['by 8 px in both directions drags up or down, which the page has, without a click', rows.empty, [[8, 8]], ['start y']],
    [
      'sideways keeps its direction, also outside the element',
      rows.empty,
      [
        [20, 0],
        [20, 300],
        [500, 300],
      ],
      ['start x', 'move 20', 'move 20', 'move 500', 'end 500'],
    ],
    [
      'up or down keeps its direction',
      rows.empty,
      [
        [0, 20],
        [200, 20],
      ],
      ['start y'],
    ],
    ['from a link drags, and the link is not followed', rows.link, [[30, 0]], ['start x', 'move 30', 'end 30']],
    ['from words that it cannot select drags', rows.unselectable, [[30, 0]], ['start x', 'move 30', 'end 30']],
    ['from a button presses the button', rows.button, [[30, 0]], ['click button']],
  ])('and moves with the mouse %s', async (_, y, way, expected) => {
    const { page, log } = given;
    await mouse(page, y, ...way);
    expect(await log()).toEqual(expected);
    expect(new URL(page.url()).hash).toBe('');
    // The next click has its effect.
    await page.mouse.click(100, rows.link);
    expect(await log()).toEqual(['click a']);
  });

  test('and moves over text selects it by a mouse, and drags by a finger', async () => {
    const { page, finger, log } = given;
    await page.mouse.move(5, rows.words);
    await page.mouse.down();
    await page.mouse.move(100, rows.words, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
    expect((await log()).filter((entry) => !entry.startsWith('click'))).toEqual([]);
    await finger.swipe({ x: 100, y: rows.words }, { x: 160, y: rows.words }, { steps: 2 });
    expect(await log()).toEqual(['start x', 'move 30', 'move 60', 'end 60']);
  });

  test('is cancelled by a second finger, which starts no drag of its own', async () => {
    const { finger, log } = given;
    const at = (x: number) => ({ x, y: rows.empty });
    await finger.down(at(100));
    await finger.move(at(140));
    await finger.second(at(300));
    expect(await log()).toEqual(['start x', 'move 40', 'cancel 40']);
    await finger.move(at(180));
    await finger.up();
    expect(await log()).toEqual([]);
  });

  test.each(['the browser', 'the signal'])('is cancelled by %s', async (by) => {
    const { page, finger, log } = given;
    await finger.down({ x: 100, y: rows.empty });
    await finger.move({ x: 140, y: rows.empty });
    if (by === 'the signal') await page.evaluate(() => window.dragger.abort());
    else await finger.cancel();
    expect(await log()).toEqual(['start x', 'move 40', 'cancel 40']);
  });

  test('ends where it moves next, if its release was lost', async () => {
    const { page, log } = given;
    await page.mouse.move(200, rows.empty);
    await page.mouse.down();
    await page.mouse.move(240, rows.empty);
    // The page receives no release, as during a dialog of the browser.
    await page.evaluate(() => {
      for (const type of ['pointerup', 'mouseup'])
        addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    });
    await page.mouse.up();
    await page.mouse.move(260, rows.empty);
    await page.mouse.move(300, rows.empty);
    expect((await log()).filter((entry) => !entry.startsWith('click'))).toEqual(['start x', 'move 40', 'end 60']);
  });
});

/** The key presses a link right after a drag whose pointer was lifted elsewhere, so that no click followed. */
async function pressByKey(page: Page, selector: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press('Enter');
}

/** Returns the left edge of the first slide or item from the view. */
const leftOf = (page: Page, selector: string): Promise<number> =>
  page.$eval(selector, (element) => Math.round(element.getBoundingClientRect().left));

async function openList() {
  const visitor = await world.newVisitor();
  const { page } = visitor;
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width: 600, height: 800 });
  await visitor.open('drags', '/list');
  await page.waitForSelector('[data-ss-block=items-carousel]');
  const y = await page.$eval('li', (item) => item.getBoundingClientRect().top + 20);
  return { page, y, finger: await createFinger(page) };
}

// site#item-lists
describe('a list of items', () => {
  test('moves back when a second finger touches it, and one finger moves it again', async () => {
    const { page, y, finger } = await openList();
    const before = await leftOf(page, 'li');
    const held = async (then: (finger: Finger) => Promise<void>) => {
      await finger.down({ x: 500, y });
      for (const x of [480, 200]) await finger.move({ x, y });
      await then(finger);
    };
    await held((both) => both.second({ x: 100, y }));
    expect(await leftOf(page, 'li')).toBe(before);
    await finger.up();
    expect(await leftOf(page, 'li')).toBe(before);
    await held((one) => one.up());
    await page.waitForFunction((left) => (document.querySelector('li')?.getBoundingClientRect().left ?? 0) < left, {}, before);
  });

  test(
    'is dragged by the words of an item, which the platform’s CSS lets nobody select, and which a mouse selects without that ' +
      'CSS',
    async () => {
      const { page } = await openList();
      const words = await page.$eval('.words', (element) => element.getBoundingClientRect().toJSON());
      const before = await leftOf(page, 'li');
      const drag = async (px: number) => {
        await page.mouse.move(words.x + 100, words.y + 5);
        await page.mouse.down();
        await page.mouse.move(words.x + 100 + px, words.y + 5, { steps: 4 });
        await page.mouse.up();
      };
      await page.addStyleTag({ content: '.user-items-list-carousel__slide{user-select:text!important}' });
      await drag(-80);
      expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
      expect(await leftOf(page, 'li')).toBe(before);
      await page.addStyleTag({ content: '.user-items-list-carousel__slide{user-select:none!important}' });
      await page.evaluate(() => getSelection()?.removeAllRanges());
      await drag(-200);
      await page.waitForFunction((left) => (document.querySelector('li')?.getBoundingClientRect().left ?? 0) < left, {}, before);
    },
  );

  test('follows a link by a key after a drag that no click ended', async () => {
    const { page, y, finger } = await openList();
    await finger.swipe({ x: 500, y }, { x: 200, y });
    await Promise.all([page.waitForNavigation(), pressByKey(page, 'li:not([inert]) a')]);
    expect(new URL(page.url()).pathname).toMatch(/^\/item-/);
  });
});

// gallery#drag-cancel
test.each([
  ['up', 0, -60],
  ['sideways', 20, 0],
])('a picture that a mouse drags %s opens no lightbox; a click on it does', async (_, x, y) => {
  const visitor = await world.newVisitor();
  const { page } = visitor;
  await visitor.open('drags', '/gallery');
  await page.waitForSelector('.sqs-active-slide img.loaded');
  await page.mouse.move(200, 150);
  for (const name of ['gallery-gestures', 'lightbox']) await chunkLoaded(page, name);
  const isOpen = () => page.evaluate(() => document.body.classList.contains('sqs-lightbox-open'));
  await page.mouse.down();
  await page.mouse.move(200 + x, 150 + y, { steps: 4 });
  await page.mouse.up();
  expect(await isOpen()).toBe(false);
  await page.mouse.click(200, 150);
  await page.waitForFunction(() => document.body.classList.contains('sqs-lightbox-open'));
});
