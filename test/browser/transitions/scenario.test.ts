// covers: runtime/features/gallery/chunks/ runtime/features/gallery/dragging/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { chunkLoaded } from '../../helpers/browser/chunk-loaded.ts';
import { evaluateAll } from '../../helpers/browser/evaluate-all.ts';
import { createFinger, type Finger } from '../../helpers/browser/finger.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { everyGallery } from '../../helpers/markup/every-gallery.ts';
import { slide } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

interface Gallery2 {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  after(name: string, listener: (event: { newVal: number }) => void): void;
}
declare const window: Window & { gallery: Gallery2; events: unknown[] };

const names = ['one', 'two', 'three', 'four'];
/** A template's gallery of four slides, 400 px wide, with these attributes. */
const page = (attributes: object, { count = 4, before = '', dir = 'ltr' } = {}) => ({
  body: `<style>body{margin:0}main{width:400px}.words{position:absolute;top:60px;left:20px;margin:0}.inside{position:absolute;top:90px;left:20px}</style><main dir="${dir}">${before}<div class="gallery sqs-gallery">${Array.from({ length: count }, (_, i) => slide(names[i % 4] ?? '', 'fill', { size: '800x500', extra: i === 0 ? '<p class="words">Some words to select</p><a class="inside" href="#inside">a link</a>' : '' })).join('')}</div></main><div style="height:3000px"></div>
<script>events=[];Y.use('squarespace-gallery-ng',function(Y){
window.gallery=new Y.Squarespace.Gallery2(Object.assign({container:'.gallery',slides:'.gallery .slide',design:'stacked'},${JSON.stringify(attributes)}));
['reachedEnd','reachedBeginning'].forEach(function(n){gallery.after(n,function(){events.push(n)})});
gallery.after('currentIndexChange',function(e){events.push(e.newVal)})})</script>`,
});
const kind = (transition: string, transitionOptions: object = {}) => ({ designOptions: { transition, transitionOptions } });
const world = browserWorld(() => [
  testSite('motion', {
    '/fade': page({ ...kind('fade'), loop: true }),
    '/ken-burns': page({ ...kind('ken-burns'), loop: true }),
    '/swipe': page({ ...kind('swipe') }),
    '/swipe-rtl': page({ ...kind('swipe') }, { dir: 'rtl' }),
    '/swipe-loop': page({ ...kind('swipe'), loop: true }),
    '/swipe-many': page({ ...kind('swipe'), loop: true }, { count: 1000 }),
    '/new-swipe': page({ ...kind('new-swipe') }),
    '/new-swipe-hard': page({ ...kind('new-swipe', { boundaries: ['hard', 'none'] }) }),
    '/new-swipe-half': page({ ...kind('new-swipe', { snapPoints: '50%' }) }),
    '/new-swipe-bad': page({ ...kind('new-swipe', { boundaries: ['soft', 'hard'] }) }),
    '/scroll': page({ ...kind('scroll') }),
    '/scroll-down': page({ ...kind('scroll', { direction: 'vertical' }) }),
    '/scroll-down-tall': page(
      { ...kind('scroll', { direction: 'vertical' }), loop: true },
      { before: '<meta name="viewport" content="width=device-width"><style>.gallery{height:700px!important}</style>' },
    ),
    '/new-swipe-null': page({ ...kind('new-swipe', { boundaries: null }) }),
    '/new-swipe-end': page({ ...kind('new-swipe', { boundaries: { end: 'hard' } }) }),
    '/carousel': page({ design: 'carousel' }),
    '/unknown-design': page({ design: 'explode' }),
    '/unknown-early': {
      body:
        `<div class="gallery">${slide('one', 'fill')}</div><script>new ` +
        `Y.Squarespace.Gallery2({container:'.gallery',design:'explode'})</script>`,
    },
    '/unknown': page({ ...kind('explode') }),
    '/blocks': {
      body: `<style>html{direction:rtl}body{margin:0;width:400px}</style>${['slideshow', 'slider', 'linked-slider', 'carousel'].map((name) => everyGallery[name]?.(name)).join('')}`,
    },
  }),
]);

async function arrive(
  path: string,
  { touch = true, width = 400, prepare }: { touch?: boolean; width?: number; prepare?: (page: Page) => void } = {},
) {
  // Requests can only be held for a visitor with an empty cache.
  const visitor = await (prepare ? world.newVisitor() : world.nextVisitor());
  const { page } = visitor;
  await servePictures(page);
  prepare?.(page);
  await page.setViewport({ width, height: 700, hasTouch: touch, isMobile: touch });
  await visitor.open('motion', path);
  await page.waitForSelector('.sqs-active-slide');
  // A finger does not hover, so the chunk for gestures is fetched in advance.
  if (touch) await chunkLoaded(page, 'gallery-gestures');
  const index = () => page.evaluate(() => window.gallery.get('currentIndex'));
  const rest = () =>
    page.waitForFunction(
      () => !window.gallery.get('inMotion') && document.getAnimations().every((a) => a.playState !== 'running'),
    );
  return { ...visitor, finger: await createFinger(page), index, rest, events: () => page.evaluate(() => window.events) };
}
const at = (x: number, y = 120) => ({ x, y });
/** Returns the visible slides with their left and top edge, as parts of the slide's width and height. */
const places = (page: Page) =>
  evaluateAll(page, '.slide', (slides) =>
    slides.flatMap((slide, index) => {
      const { left, top, width, height } = slide.getBoundingClientRect();
      const seen = getComputedStyle(slide).visibility === 'visible' && width > 0;
      return seen ? [[index, Math.round((left / width) * 100) / 100, Math.round((top / height) * 100) / 100]] : [];
    }),
  );

// gallery#swipe-change
test('swipe: a drag of 50 px within 250 ms changes the slide, one of 49 px does not, and slides follow the finger', async () => {
  const { page, finger, index, rest } = await arrive('/swipe');
  await finger.swipe(at(300), at(251), { steps: 4, stepMs: 20 });
  await rest();
  expect(await index()).toBe(0);
  await finger.down(at(300));
  await finger.move(at(280));
  await finger.move(at(200));
  expect(await places(page)).toEqual([
    [0, -0.25, 0],
    [1, 0.75, 0],
  ]);
  await finger.up();
  await rest();
  expect(await index()).toBe(1);
  expect(await places(page)).toEqual([[1, 0, 0]]);
  await finger.swipe(at(100), at(150), { steps: 4, stepMs: 20 });
  await rest();
  expect(await index()).toBe(0);
});

const press = async (finger: Finger, from: number, to: number, ms: number) =>
  finger.swipe(at(from), at(to), { steps: 5, stepMs: ms / 5 });

// gallery#swipe-change
test(
  'swipe: a drag beyond width/2.25 and a press longer than 250 ms change the slide; each change takes 0.28 s and animates ' +
    'transforms only',
  async () => {
    const { page, finger, index, rest } = await arrive('/swipe');
    await press(finger, 390, 200, 200);
    await rest();
    expect(await index()).toBe(1);
    await press(finger, 300, 280, 400);
    await rest();
    expect(await index()).toBe(2);
    const timings = await page.evaluate(() => {
      window.gallery.set('currentIndex', 3);
      return document
        .getAnimations()
        .map(({ effect }) => [
          effect?.getTiming().duration,
          Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {}).includes('transform'),
        ]);
    });
    expect(timings).toEqual([
      [280, true],
      [280, true],
    ]);
  },
);

// gallery#scroll-finish
test('scroll: each change finishes in 0.4 s, sideways or downwards', async () => {
  const { page, open } = await arrive('/scroll');
  for (const [path, axis] of [
    ['/scroll', 'translateX'],
    ['/scroll-down', 'translateY'],
  ] as const) {
    if (path !== '/scroll') await open('motion', path);
    await page.waitForSelector('.sqs-active-slide');
    const timings = await page.evaluate(() => {
      window.gallery.set('currentIndex', 1);
      return document
        .getAnimations()
        .map(({ effect }) => [effect?.getTiming().duration, (effect as KeyframeEffect).getKeyframes()[0]?.transform]);
    });
    expect(timings).toEqual([
      [400, `${axis}(100%)`],
      [400, `${axis}(0%)`],
    ]);
  }
});

// gallery#fade-times
test('fade: the new slide takes 1 s and the old one 1.2 times as long; a quick swipe changes the slide', async () => {
  const { page, finger, index, rest } = await arrive('/fade');
  await finger.swipe(at(300), at(240));
  expect(await index()).toBe(1);
  expect(await page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().duration))).toEqual([
    1000, 1200,
  ]);
  await rest();
  await finger.swipe(at(100), at(140));
  expect(await index()).toBe(1);
});

// gallery#ken-burns-zoom
test('ken-burns: pictures grow to 1.075 of their size, also the first', async () => {
  const { page } = await arrive('/ken-burns');
  const zooms = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target instanceof HTMLImageElement
          ? [[target.alt, (effect as KeyframeEffect).getKeyframes().at(-1)?.transform]]
          : [];
      }),
    );
  expect(await zooms()).toEqual([['one', 'scale(1.075)']]);
  await page.evaluate(() => window.gallery.set('currentIndex', 1));
  expect(await zooms()).toEqual([
    ['one', 'scale(1.075)'],
    ['two', 'scale(1.075)'],
  ]);
});

// gallery#drag-axis
test('a finger that moves along the page scrolls it, and moves no slide', async () => {
  const { page, finger, index } = await arrive('/swipe');
  await finger.down(at(200, 200));
  for (let y = 190; y > 50; y -= 20) await finger.move(at(198, y));
  await finger.up();
  await page.waitForFunction(() => scrollY > 20);
  expect(await index()).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

// gallery#drag-cancel
test(
  'a second finger puts the slides back; at its ends a gallery that does not loop gives way a little, emits ' +
    'reachedBeginning, and returns',
  async () => {
    const { page, finger, index, rest, events } = await arrive('/swipe');
    await finger.down(at(300));
    await finger.move(at(280));
    await finger.move(at(150));
    await finger.second(at(100, 200));
    await rest();
    await finger.up();
    await rest();
    expect(await index()).toBe(0);
    expect(await places(page)).toEqual([[0, 0, 0]]);

    await finger.down(at(100));
    await finger.move(at(120));
    await finger.move(at(300));
    const [[slide, left] = []] = await places(page);
    expect(slide).toBe(0);
    expect(left).toBeGreaterThan(0.1);
    expect(left).toBeLessThan(0.3);
    await finger.up();
    await rest();
    expect(await events()).toEqual(['reachedBeginning']);
    expect(await index()).toBe(0);
    expect(await places(page)).toEqual([[0, 0, 0]]);
  },
);

// gallery#drag-cancel
test('a mouse drags as well, and the click that ends a drag does nothing', async () => {
  const { page, index, rest } = await arrive('/swipe-loop', { touch: false });
  await page.mouse.move(300, 120);
  await page.mouse.down();
  await page.mouse.move(200, 120, { steps: 5 });
  await page.mouse.up();
  // The drag may precede the chunk for gestures, which then replays it.
  await page.waitForFunction(() => window.gallery.get('currentIndex') === 1);
  await rest();
  await page.mouse.click(200, 120);
  await rest();
  expect(await index()).toBe(2);
});

// gallery#drag-cancel, site#pointer-drag
test('slides follow the mouse no longer after a release that the page never received', async () => {
  const { page, index, rest } = await arrive('/swipe', { touch: false });
  await page.mouse.move(350, 120);
  await chunkLoaded(page, 'gallery-gestures');
  await page.mouse.down();
  await page.mouse.move(60, 120, { steps: 4 });
  await page.evaluate(() => {
    addEventListener('pointerup', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  });
  await page.mouse.up();
  for (const x of [100, 200, 300]) await page.mouse.move(x, 120);
  await rest();
  expect(await index()).toBe(1);
  expect(await places(page)).toEqual([[1, 0, 0]]);
});

/** Opens a page whose chunk for gestures is held until `release`. */
async function arriveBeforeGestures(path: string) {
  let release = (): void => {};
  const prepare = (page: Page): void => {
    ({ release } = holdRequests(page, /\/gallery-gestures-/));
  };
  return { ...(await arrive(path, { touch: false, prepare })), release };
}

// gallery#drag-cancel
test('a drag that ends before the gestures chunk has loaded is replayed, and its click does nothing', async () => {
  const { page, index, rest, release } = await arriveBeforeGestures('/swipe-loop');
  await page.mouse.move(100, 120);
  await page.mouse.down();
  await page.mouse.move(250, 120, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(300, 130, { steps: 3 });
  expect(await index()).toBe(0);
  release();
  await page.waitForFunction(() => window.gallery.get('currentIndex') === 3);
  await rest();
  expect(await index()).toBe(3);
});

test('slides follow a pointer that was pressed before the gestures chunk has loaded', async () => {
  const { page, index, rest, release } = await arriveBeforeGestures('/swipe');
  await page.mouse.move(300, 120);
  await page.mouse.down();
  await page.mouse.move(200, 120, { steps: 5 });
  expect(await places(page)).toEqual([[0, 0, 0]]);
  release();
  await page.waitForFunction(() => document.getAnimations().length > 0);
  expect(await places(page)).toEqual([
    [0, -0.25, 0],
    [1, 0.75, 0],
  ]);
  await page.mouse.move(80, 120, { steps: 3 });
  await page.mouse.up();
  await rest();
  expect(await index()).toBe(1);
});

test('a mouse on a slide can still select text and follow a link', async () => {
  const { page, index } = await arrive('/swipe', { touch: false });
  const words = await page.$eval('.words', (element) => element.getBoundingClientRect().toJSON());
  await page.mouse.move(words.x + 2, words.y + 5);
  await page.mouse.down();
  await page.mouse.move(words.x + 90, words.y + 5, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
  expect(await index()).toBe(0);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await page.click('.inside');
  expect(await page.evaluate(() => location.hash)).toBe('#inside');
  expect(await index()).toBe(0);
});

test('from right to left a swipe to the right and the left arrow key lead to the next slide', async () => {
  const { page, finger, index, rest } = await arrive('/swipe-rtl');
  await finger.swipe(at(100), at(200));
  await rest();
  expect(await index()).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await rest();
  expect(await index()).toBe(2);
  await page.keyboard.press('ArrowRight');
  await rest();
  expect(await index()).toBe(1);
});

test('new-swipe: a flick faster than 1 px/ms changes the slide, a slow drag of less than half of the width does not', async () => {
  const { finger, index, rest } = await arrive('/new-swipe');
  await finger.swipe(at(300), at(240), { steps: 3, stepMs: 10 });
  await rest();
  expect(await index()).toBe(1);
  await finger.swipe(at(300), at(140), { steps: 8, stepMs: 40 });
  await rest();
  expect(await index()).toBe(1);
  await finger.swipe(at(350), at(140), { steps: 8, stepMs: 40 });
  await rest();
  expect(await index()).toBe(2);
});

// gallery#new-swipe-boundaries
test('new-swipe: nothing gives way at a hard boundary, and past none the slide leaves with the finger', async () => {
  const { page, finger, rest } = await arrive('/new-swipe-hard');
  await finger.down(at(100));
  await finger.move(at(120));
  await finger.move(at(300));
  expect(await places(page)).toEqual([[0, 0, 0]]);
  await finger.up();
  await page.evaluate(() => window.gallery.set('currentIndex', 3));
  await rest();
  await finger.down(at(300));
  await finger.move(at(280));
  await finger.move(at(100));
  expect(await places(page)).toEqual([[3, -0.5, 0]]);
  await finger.up();
  await rest();
  expect(await places(page)).toEqual([[3, 0, 0]]);
});

// gallery#new-swipe-boundaries
test('new-swipe: boundaries that are null, or name one side only, are inertial where a side is missing', async () => {
  for (const [path, atEnd] of [
    ['/new-swipe-null', -0.2],
    ['/new-swipe-end', 0],
  ] as const) {
    const { page, finger, rest } = await arrive(path);
    await finger.down(at(100));
    for (const x of [120, 300]) await finger.move(at(x));
    // A drag of 200 px of 400 moves the slide by 80 px.
    expect(await places(page)).toEqual([[0, 0.2, 0]]);
    await finger.up();
    await page.evaluate(() => window.gallery.set('currentIndex', 3));
    await rest();
    await finger.down(at(300));
    for (const x of [280, 100]) await finger.move(at(x));
    expect(await places(page)).toEqual([[3, atEnd, 0]]);
    await finger.up();
    await rest();
  }
});

// gallery#new-swipe-snap
test('new-swipe: with snap points of 50% slides come to rest halfway, and move on from there', async () => {
  const { page, finger, index, rest } = await arrive('/new-swipe-half');
  await finger.swipe(at(350), at(220), { steps: 8, stepMs: 40 });
  await rest();
  await page.waitForFunction(() => Math.abs((document.querySelector('.slide')?.getBoundingClientRect().left ?? 0) + 200) < 1);
  expect(await index()).toBe(0);
  await finger.swipe(at(350), at(200), { steps: 8, stepMs: 40 });
  await rest();
  expect(await index()).toBe(1);
  expect(await places(page)).toEqual([[1, 0, 0]]);
});

// gallery#vertical-page-scroll
test(
  'vertical: a mouse and a finger drag the slides upwards; at the last slide, and in a gallery that loops and is as high as ' +
    'the window, a finger scrolls the page',
  async () => {
    const { page, finger, index, rest } = await arrive('/scroll-down', { touch: false });
    await page.mouse.move(200, 220);
    await page.mouse.down();
    await page.mouse.move(200, 40, { steps: 6 });
    await page.mouse.up();
    await page.waitForFunction(() => window.gallery.get('currentIndex') === 1);
    await rest();
    const scrolled = () => page.evaluate(() => scrollY);
    await finger.down(at(200, 220));
    for (const y of [200, 180, 120]) await finger.move(at(200, y));
    expect(await places(page)).toEqual([
      [1, 0, -0.4],
      [2, 0, 0.6],
    ]);
    for (const y of [80, 40]) await finger.move(at(200, y));
    await finger.up();
    await rest();
    expect([await index(), await scrolled()]).toEqual([2, 0]);
    await finger.swipe(at(200, 40), at(200, 220));
    await rest();
    expect([await index(), await scrolled()]).toEqual([1, 0]);
    // A vertical gallery ignores sideways drags.
    await finger.swipe(at(300, 100), at(100, 100));
    await rest();
    expect(await index()).toBe(1);
    await page.evaluate(() => window.gallery.set('currentIndex', 3));
    await rest();
    await finger.swipe(at(200, 220), at(200, 40));
    await page.waitForFunction(() => scrollY > 50);
    expect(await index()).toBe(3);

    const tall = await arrive('/scroll-down-tall');
    await tall.finger.swipe(at(200, 600), at(200, 100));
    await tall.page.waitForFunction(() => scrollY > 50);
    expect(await tall.index()).toBe(0);
  },
);

// gallery#long-galleries
test('only the slides near the current one of 1000 are touched', async () => {
  const { page, finger, index, rest } = await arrive('/swipe-many');
  const touched = () =>
    evaluateAll(page, '.slide', (all) =>
      all.flatMap((each, i) => (each.matches('.sqs-gallery-design-stacked-slide') ? [i] : [])),
    );
  expect(await touched()).toEqual([0, 1, 999]);
  expect(
    await evaluateAll(
      page,
      '.slide',
      (all) => all.filter((each) => each.hasAttribute('style') || each.hasAttribute('role')).length,
    ),
  ).toBe(3);
  expect(await evaluateAll(page, '.slide', (all) => all.filter((each) => each.getClientRects().length > 0).length)).toBe(3);
  await finger.swipe(at(100), at(200));
  await rest();
  expect(await index()).toBe(999);
  await page.evaluate(() => window.gallery.set('currentIndex', 500));
  await rest();
  expect(await touched()).toEqual([499, 500, 501, 999]);
  expect(await page.$eval('.sqs-active-slide', (each) => each.ariaLabel)).toBe('501 of 1000');
});

// gallery#carousel-pager
test('a quick swipe turns a carousel by a whole group', async () => {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await servePictures(page);
  await page.setViewport({ width: 400, height: 700, hasTouch: true, isMobile: true });
  await visitor.open('motion', '/carousel');
  await page.waitForSelector('.sqs-active-slide');
  const finger = await createFinger(page);
  await finger.swipe(at(300, 60), at(200, 60));
  // Two are in view below 480 px.
  await page.waitForFunction(() => window.gallery.get('currentIndex') === 2);
  await page.waitForFunction(() => !window.gallery.get('inMotion'));
  await finger.swipe(at(100, 60), at(200, 60));
  await page.waitForFunction(() => window.gallery.get('currentIndex') === 0);
});

test('unknown designs, transitions and options are logged and reported, each once, and the gallery is not touched', async () => {
  const visitor = await world.nextVisitor();
  await servePictures(visitor.page);
  for (const [path, sentence] of [
    ['/unknown', 'Could not find transition named explode'],
    ['/unknown-design', 'These are not the gallery designs you are looking for'],
    ['/unknown-early', 'These are not the gallery designs you are looking for'],
    ['/new-swipe-bad', 'new-swipe needs boundaries that are each none, hard or inertial'],
  ] as const) {
    await visitor.open('motion', path);
    await world.platform.journal.waitFor(
      ({ endpoint, bodyText }) => endpoint === 'record-javascript-errors' && bodyText.includes(sentence),
    );
    expect(visitor.said.splice(0).filter((text) => text.includes(sentence))).toHaveLength(1);
    expect(await visitor.page.$('.sqs-active-slide')).toBeNull();
  }
});

test('a vertical mouse drag over a slide changes no slide and follows no link, and the next click works', async () => {
  const { page, open, pageErrors } = await world.newVisitor();
  await servePictures(page);
  await page.setViewport({ width: 420, height: 2400 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await open('motion', '/blocks');
  await page.waitForFunction(() => document.querySelectorAll('img.loaded').length > 8);
  const indexOf = (id: string) =>
    page.evaluate((name) => window.SSRuntime.gallery(document.getElementById(name) as Element)?.currentIndex, id);
  for (const id of ['slideshow', 'slider', 'linked-slider', 'carousel']) {
    const box = await page.$eval(`#${id} .sqs-gallery`, (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    });
    // Twice: before and after the gestures chunk has loaded.
    for (let times = 0; times < 2; times++) {
      await page.mouse.move(box.left + box.width * 0.9, box.top + 30);
      await page.mouse.down();
      for (let y = 35; y <= 80; y += 15) await page.mouse.move(box.left + box.width * 0.9, box.top + y);
      await page.mouse.up();
      await chunkLoaded(page, 'gallery-gestures');
    }
    expect([id, await indexOf(id), await page.evaluate(() => location.hash)]).toEqual([id, 0, '']);
  }
  await page.click('#slideshow .sqs-active-slide', { offset: { x: 200, y: 40 } });
  await page.waitForFunction(() => window.SSRuntime.gallery(document.getElementById('slideshow') as Element)?.currentIndex === 1);
  // The page is right-to-left by CSS, not by an attribute: the next item is at the left.
  const lefts = await evaluateAll(page, '#carousel .summary-item', (all) =>
    all.slice(0, 2).map((each) => each.getBoundingClientRect().left),
  );
  expect((lefts[1] ?? 0) < (lefts[0] ?? 0)).toBe(true);
  await page.focus('#slideshow .next');
  await page.keyboard.press('ArrowLeft');
  expect(await indexOf('slideshow')).toBe(2);
  const [slideLeft, pictureLeft, slideWidth, pictureWidth] = await page.$eval('#slideshow .sqs-active-slide', (slide) => {
    const [own, picture] = [slide.getBoundingClientRect(), slide.querySelector('img.thumb-image')?.getBoundingClientRect()];
    return [own.left, picture?.left ?? 0, own.width, picture?.width ?? 0];
  });
  // A portrait, fitted: as much room on its left as on its right.
  expect(Math.abs((pictureLeft ?? 0) - (slideLeft ?? 0) - ((slideWidth ?? 0) - (pictureWidth ?? 0)) / 2)).toBeLessThan(1);
  expect(pageErrors).toEqual([]);
});
