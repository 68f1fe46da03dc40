// covers: runtime/features/gallery/chunks/ runtime/features/gallery/designs/ runtime/features/gallery/strip/
// These tests are slow: each alignment, size and direction needs its own markup, and so its own page.
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { chunkLoaded } from '../../helpers/browser/chunk-loaded.ts';
import { countLayouts } from '../../helpers/browser/count-layouts.ts';
import { evaluateAll } from '../../helpers/browser/evaluate-all.ts';
import { createFinger } from '../../helpers/browser/finger.ts';
import { holdAnimations } from '../../helpers/browser/hold-animations.ts';
import { image, slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { picturesAskedOf, withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const column =
  '<style>body{margin:0}main{width:800px}.sqs-gallery-controls a{display:inline-block;width:40px;height:40px}</style>';
const repeat = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
/** Published markup: pictures, each behind its `noscript` twin, or links around them. In 800 px all are 400 px high and wide. */
const slider = (data: object, slides = repeat(8, (index) => image(`p${index}`, { size: '400x400' }))) =>
  slideshow({ data: { design: 'slider', ...data }, slides }).replace('sqs-gallery-block-slideshow', 'sqs-gallery-block-slider');
const thumbs = (count: number) => repeat(count, (index) => ({ name: `t${index}`, size: '200x100' }));
const withThumbs = (count: number, data = {}) =>
  slideshow({ data, slides: repeat(count, (index) => slide(`s${index}`, 'fit')), thumbnails: thumbs(count) });
const video =
  '<div class="slide" data-type="video"><div class="sqs-video-wrapper" data-html="&lt;iframe ' +
  'src=&quot;/player&quot;&gt;&lt;/iframe&gt;"></div></div>';
const bodies: Record<string, string> = {
  '/plain': slider({}),
  '/panorama': slider(
    {},
    repeat(4, (index) => image(`p${index}`, { size: '1600x400' })),
  ),
  '/own-height': `<style>.sqs-gallery{height:300px;margin:0 20px;padding:0 10px}</style>${slider(
    {},
    repeat(8, (index) => image(`p${index}`, { size: '400x400' })),
  )}`,
  '/links': `<p id="p0">A place to lead to</p>${slider(
    {},
    repeat(8, (index) => `<a href="#p${index}">${image(`p${index}`, { size: '400x400' })}</a>`),
  )}`,
  '/many': slider(
    {},
    repeat(1000, (index) => image(`p${index}`, { size: '400x400' })),
  ),
  '/many-links': slider(
    {},
    repeat(60, (index) => `<a href="#p${index}">${image(`p${index}`, { size: '400x400' })}</a>`),
  ),
  '/video': slider({}, [slide('one', 'fit', { size: '400x400' }), video, slide('two', 'fit', { size: '400x400' })]),
  '/wide': slider(
    {},
    repeat(8, (index) => image(`w${index}`, { size: '900x600' })),
  ),
  '/unsaid': slider({}, ['<img class="thumb-image" data-src="/img/one-300x400.svg" alt="">', image('two', { size: '400x400' })]),
  '/thumbs': withThumbs(20),
  '/thumbs-many': withThumbs(1000),
  // More than the 24 that all have a box.
  '/thumbs-long': withThumbs(60),
  '/thumbs-video': slideshow({ slides: [slide('one', 'fit'), video], thumbnails: thumbs(1) }).replace(
    '</div></div></div></div>',
    '<img data-load="false" role="button" aria-label="Slide 2"></div></div></div></div>',
  ),
};
const pagesFor = (dir: string) =>
  Object.fromEntries(
    Object.entries(bodies).map(([path, body]) => [
      dir === 'rtl' ? `/rtl${path}` : path,
      { body: `${column}<main dir="${dir}">${body}</main><div style="height:3000px"></div>` },
    ]),
  );
const alignments = { left: 0, center: 200, top: 200, right: 400 };
const directions = ['ltr', 'rtl'] as const;
/** Blocks with ids of their own. */
const asMain = (blocks: Record<string, string>, dir = 'ltr'): string =>
  `<main dir="${dir}">${Object.entries(blocks)
    .map(([id, html]) => html.replace('id="block"', `id="${id}"`))
    .join('')}</main>`;
const aligned = {
  body: `${column}${directions
    .map((dir) =>
      asMain(
        Object.fromEntries(Object.keys(alignments).map((name) => [`${dir}-${name}`, slider({ 'active-alignment': name })])),
        dir,
      ),
    )
    .join('')}`,
};
const sizes = {
  body: `${column}${asMain({
    plain: slider({}),
    v4: slider({ vSize: 4 }),
    a30: slider({ aspectRatio: 30, vSize: 4 }),
    thumbs: withThumbs(20),
    tight: withThumbs(4, { 'thumbnail-strip-height': 60, 'thumbnail-strip-margin': 3 }),
    end: withThumbs(20, { 'active-alignment': 'right' }),
  })}${asMain({ 'rtl-end': withThumbs(20, { 'active-alignment': 'right' }) }, 'rtl')}`,
};
/** A template's own page: a large gallery and a strip of its pictures, linked. */
const linked = {
  body: `${column}<style>#strip{height:100px}</style><main><div id="large" class="sqs-gallery">${repeat(6, (index) => slide(`l${index}`, 'fit')).join('')}</div>
<div id="strip" class="sqs-gallery">${repeat(6, (index) => slide(`p${index}`, 'fit', { size: '400x200' })).join('')}</div></main>
<script>Y.use('squarespace-gallery-ng',function(Y){
window.large=new Y.Squarespace.Gallery2({container:'#large',slides:'#large .slide',design:'stacked'});
window.strip=new Y.Squarespace.Gallery2({container:'#strip',slides:'#strip .slide',design:'strip',designOptions:{alignment:'left',speed:0.3},linkedGalleries:[window.large]})})</script>`,
};
const world = browserWorld(() => [
  withPictures(
    testSite('strips', { ...pagesFor('ltr'), ...pagesFor('rtl'), '/linked': linked, '/aligned': aligned, '/sizes': sizes }),
  ),
]);

async function arrive(path: string, { motion = 'reduce', touch = false, shifts = false, stays = false, height = 900 } = {}) {
  const visitor = stays ? await world.newVisitor({ stays }) : await world.nextVisitor();
  const { page } = visitor;
  const requested = picturesAskedOf(page);
  await page.setViewport({ width: 800, height, hasTouch: touch });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
  if (shifts)
    await page.evaluateOnNewDocument(() => {
      const seen = window as { shifts?: number };
      seen.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts = (seen.shifts ?? 0) + (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
  await visitor.open('strips', path);
  await page.waitForSelector('.sqs-wrapper img.loaded,.sqs-wrapper img:not([data-src])');
  const index = () => page.evaluate(() => window.SSRuntime.gallery(document.querySelector('#block') as Element)?.currentIndex);
  const goTo = (to: number, block = 'block') =>
    page.evaluate((i, id) => window.SSRuntime.gallery(document.getElementById(id) as Element)?.goTo(i), to, block);
  return { ...visitor, requested, index, goTo, finger: await createFinger(page) };
}

const visited = new Map<string, ReturnType<typeof arrive>>();
/** Returns a page that several tests use, loaded once, scrolled to the top and at the first picture. */
async function revisit(path: string, height?: number) {
  const arrival = visited.get(path) ?? arrive(path, { stays: true, height });
  visited.set(path, arrival);
  const visitor = await arrival;
  await visitor.page.bringToFront();
  await visitor.page.evaluate(() => scrollTo(0, 0));
  await visitor.goTo(0);
  return visitor;
}
/** The page of many blocks, high enough that all of them are mounted. */
async function revisitSizes() {
  const visitor = await revisit('/sizes', 3400);
  await visitor.page.waitForFunction(() =>
    [...document.querySelectorAll('.sqs-block')].every((block) => block.querySelector('.sqs-wrapper>img')),
  );
  return visitor;
}

const wrapper = '.sqs-gallery-design-strip>.sqs-wrapper';
/** Left edges of all pictures that have a box, in the view, by the number in their names. */
const lefts = (page: Page, block?: string) =>
  evaluateAll(
    page,
    [`${wrapper} .thumb-image`, `${wrapper}>img`].map((each) => (block ? `#${block} ${each}` : each)).join(),
    (all) => {
      const view = all[0]?.closest('.sqs-gallery-design-strip')?.getBoundingClientRect().left ?? 0;
      return Object.fromEntries(
        all.map((each) => [
          Number(/\d+/.exec(each.getAttribute('data-src') ?? '')?.[0]),
          Math.round(each.getBoundingClientRect().left - view),
        ]),
      ) as Record<number, number>;
    },
  );
const current = (page: Page, block?: string) =>
  evaluateAll(page, `${block ? `#${block} ` : ''}.sqs-wrapper [aria-current=true]`, (all) =>
    all.map((each) => Number(/\d+/.exec((each.querySelector('img') ?? each).getAttribute('data-src') ?? '')?.[0])),
  );
/** Where a point of the view is on the screen. */
const at = async (page: Page, x: number, strip = '.sqs-gallery-design-strip') => {
  const box = await (await page.$(strip))?.boundingBox();
  return { x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};
const drag = async (page: Page, from: number, to: number, strip?: string) => {
  const [begin, end] = [await at(page, from, strip), await at(page, to, strip)];
  // The chunk for gestures is fetched when a pointer is over the strip.
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  return { release: () => page.mouse.up() };
};

// gallery#strip-alignment
test(
  'the current picture begins where active-alignment says in a view of 800 px (left 0, center and top 200, right 400), ' +
    'mirrored from right to left',
  async () => {
    const { page, goTo } = await arrive('/aligned', { height: 3400 });
    for (const dir of directions)
      for (const [name, px] of Object.entries(alignments)) {
        const block = `${dir}-${name}`;
        await page.waitForSelector(`#${block} .sqs-wrapper>img`);
        await goTo(3, block);
        expect([block, (await lefts(page, block))[3]]).toEqual([block, dir === 'ltr' ? px : 400 - px]);
        expect(await current(page, block)).toEqual([3]);
      }
  },
);

// gallery#strip-ends
test('no gap is left at either end of the row', async () => {
  for (const [path, first, last] of [
    ['/plain', 0, 400],
    ['/rtl/plain', 400, 0],
  ] as const) {
    const { page, goTo } = await revisit(path);
    expect((await lefts(page))[0]).toBe(first);
    await goTo(7);
    expect((await lefts(page))[7]).toBe(last);
  }
});

// gallery#strip-height
test('a strip is half as high as wide by default, vSize 10; another vSize and the aspect ratio change that', async () => {
  const { page } = await revisitSizes();
  const heightOf = (block: string) => page.$eval(`#${block} .sqs-gallery`, (each) => each.getBoundingClientRect().height);
  expect(await heightOf('plain')).toBe(400);
  expect(await heightOf('v4')).toBe(160);
  expect(await heightOf('a30')).toBe(240);
});

test('a strip has the height that the page’s CSS gives it, and stays as wide as its place', async () => {
  const { page } = await arrive('/own-height', { shifts: true });
  const size = await page.$eval('.sqs-gallery', (each) => [each.clientWidth, each.clientHeight]);
  expect(size).toEqual([760, 300]);
  expect((await lefts(page))[1]).toBe(310);
  expect(await page.evaluate(() => (window as { shifts?: number }).shifts)).toBe(0);
});

// gallery#strip-wrapper, gallery#strip-loading
test(
  'the wrapper of up to 24 slides holds all of them, twice as long as they are; a picture is requested when it is near the ' +
    'view or when a step would show it',
  async () => {
    const { page, requested, goTo, open } = await arrive('/plain');
    await page.waitForFunction(() => document.querySelectorAll('.sqs-gallery>.sqs-wrapper>img').length === 8);
    expect(await evaluateAll(page, '.sqs-gallery>*', (all) => all.map(({ className }) => className))).toEqual(['sqs-wrapper']);
    expect(await page.$eval(wrapper, (each) => (each as HTMLElement).style.width)).toBe('6400px');
    // In view, or less than 200 px away from it.
    await page.waitForFunction(() => document.querySelectorAll('img.loaded').length >= 3);
    expect([...requested].sort()).toEqual(['p0?format=500w', 'p1?format=500w', 'p2?format=500w']);
    await goTo(4);
    await page.waitForFunction(() => document.querySelector('[data-src*=p5]')?.matches('.loaded'));
    expect(requested).not.toContain('p7?format=500w');
    // Pictures 600 px wide: the third comes into the view with a step, at 700 px. It is requested in advance, after the visible
    // pictures.
    await open('strips', '/wide');
    await page.waitForFunction(() => document.querySelector('[data-src*=w2]')?.matches('.loaded'));
    expect(requested.filter((name) => name.startsWith('w'))).toEqual(['w0?format=750w', 'w1?format=750w', 'w2?format=750w']);
  },
);

// gallery#strip-loading
test('of pictures wider than the view the one beside the current is requested as well, and no other (preloadCount 1)', async () => {
  const { page, requested, goTo } = await arrive('/panorama');
  await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 2);
  expect([...requested].sort()).toEqual(['p0?format=2500w', 'p1?format=2500w']);
  await goTo(1);
  await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 3);
  expect(requested).not.toContain('p3?format=2500w');
});

// gallery#strip-step
test('a step takes 0.5 s and is one animation of the row, whose style has the final place from the start', async () => {
  const { page, goTo } = await arrive('/plain', { motion: 'no-preference' });
  await holdAnimations(page);
  await goTo(1);
  const motion = await page.evaluate(() => {
    const [animation] = document.getAnimations();
    animation?.pause();
    if (animation) animation.currentTime = 0;
    return [document.getAnimations().length, animation?.effect?.getComputedTiming().duration];
  });
  expect(motion).toEqual([1, 500]);
  // Slide 1 moves from 400 to 200.
  expect((await lefts(page))[1]).toBe(400);
  expect(await page.$eval(wrapper, (each) => (each as HTMLElement).style.left)).toBe('-200px');
  await page.evaluate(() => document.getAnimations()[0]?.finish());
  expect((await lefts(page))[1]).toBe(200);
});

test('a drag that interrupts a step moves the row on from its visible place', async () => {
  const { page, goTo } = await arrive('/plain', { motion: 'no-preference' });
  // A first drag loads the chunk for gestures.
  await (await drag(page, 400, 395)).release();
  await chunkLoaded(page, 'gallery-gestures');
  await holdAnimations(page);
  await goTo(3);
  await page.evaluate(() => {
    const [animation] = document.getAnimations();
    animation?.pause();
    if (animation) animation.currentTime = 100;
  });
  const before = (await lefts(page))[3] ?? 0;
  expect(before).toBeGreaterThan(200);
  await drag(page, 500, 480);
  expect(Math.abs(((await lefts(page))[3] ?? 0) - (before - 20))).toBeLessThan(2);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.each([
  ['/plain', 1],
  ['/rtl/plain', -1],
])(
  'a mouse drags the row of %s, which moves on to the nearest picture; a drag of less than 10 px is a click',
  async (path, way) => {
    const { page, index, goTo } = await revisit(path);
    await goTo(3);
    const beside = await at(page, way > 0 ? 700 : 100);
    await page.mouse.move(beside.x, beside.y);
    await page.mouse.down();
    await page.mouse.move(beside.x + 8, beside.y);
    await page.mouse.up();
    expect(await index()).toBe(4);
    expect((await lefts(page))[4]).toBe(200);
    const held = await drag(page, 400, 400 - way * 450);
    await page.waitForFunction(() => document.querySelector('.sqs-wrapper')?.getAttribute('style')?.includes('1850'));
    expect((await lefts(page))[4]).toBe(200 - way * 450);
    await held.release();
    expect(await index()).toBe(5);
    expect((await lefts(page))[5]).toBe(200);
  },
);

test('a click follows the link of the current picture only; one that ends a drag follows none', async () => {
  const { page, index } = await revisit('/links');
  const [other, middle] = [await at(page, 750), await at(page, 400)];
  await page.mouse.click(other.x, other.y);
  await chunkLoaded(page, 'gallery-gestures');
  expect(await index()).toBe(1);
  expect(await page.evaluate(() => location.hash)).toBe('');
  await page.mouse.click(middle.x, middle.y);
  expect(await page.evaluate(() => location.hash)).toBe('#p1');
  await page.evaluate(() => {
    addEventListener('click', () => {
      document.title += '!';
    });
  });
  const held = await drag(page, 700, 300);
  await held.release();
  expect(await index()).toBe(2);
  expect(await page.evaluate(() => [location.hash, document.title.endsWith('!')])).toEqual(['#p1', false]);
});

test('a horizontal swipe moves the row, a vertical one scrolls the page', async () => {
  const { page, finger, index } = await arrive('/plain', { touch: true });
  await chunkLoaded(page, 'gallery-gestures');
  const [from, to] = [await at(page, 500), await at(page, 430)];
  await finger.swipe(from, to, { steps: 4, stepMs: 20 });
  await page.waitForFunction(() => document.querySelector('[aria-current]')?.getAttribute('data-src')?.includes('p1'));
  expect(await index()).toBe(1);
  expect(await page.$eval('.sqs-gallery', (each) => getComputedStyle(each).touchAction)).toBe('pan-y pinch-zoom');
  await finger.swipe({ ...from, y: 300 }, { x: from.x - 5, y: 100 }, { steps: 10, stepMs: 20 });
  await page.waitForFunction(() => scrollY > 100);
  expect(await index()).toBe(1);
});

test('arrow keys move a strip, mirrored from right to left', async () => {
  for (const [path, key] of [
    ['/plain', 'ArrowRight'],
    ['/rtl/plain', 'ArrowLeft'],
  ] as const) {
    const { page, index } = await revisit(path);
    await page.keyboard.press(key);
    expect(await index()).toBe(1);
  }
});

// gallery#long-galleries
test('of 1000 slides only those near the view have a box, whichever is current, and the others are not touched', async () => {
  const { page, goTo, requested } = await revisit('/many');
  const touched = () =>
    page.evaluate(() => ({
      boxes: [...document.querySelectorAll('.sqs-gallery img')].filter((each) => each.getClientRects().length > 0).length,
      ours: document.querySelectorAll('.sqs-gallery img:is([width],[style],.sqs-gallery-design-strip-slide)').length,
    }));
  expect(await touched()).toEqual({ boxes: 5, ours: 5 });
  await goTo(500);
  expect((await lefts(page))[500]).toBe(200);
  expect(await touched()).toEqual({ boxes: 9, ours: 14 });
  await goTo(999);
  expect((await lefts(page))[999]).toBe(400);
  expect((await touched()).boxes).toBe(5);
  await goTo(0);
  expect((await lefts(page))[0]).toBe(0);
  expect(await current(page)).toEqual([0]);
  // On a slow machine pictures are shown before the code arrives, as far as the browser's lazy loading looks ahead.
  expect(requested.length).toBeLessThan(60);
  await page.evaluate(async () => {
    const gallery = window.SSRuntime.gallery(document.querySelector('#block') as Element);
    for (let step = 1; step < 30; step++) await gallery?.goTo(step);
  });
  const seen = await lefts(page);
  expect([seen[28], seen[29], seen[30]]).toEqual([-200, 200, 600]);
  expect((await touched()).boxes).toBe(9);
});

test('of 1000 slides whose code does not arrive those near the view are requested, in their place', async () => {
  const { page, open } = await world.newVisitor();
  const requested = picturesAskedOf(page);
  await page.setViewport({ width: 800, height: 900 });
  await page.setRequestInterception(true);
  page.on('request', (request) => void (/\/chunks\/gallery/.test(request.url()) ? request.abort() : request.continue()));
  await open('strips', '/many');
  await page.waitForFunction(() => document.querySelectorAll<HTMLImageElement>('.sqs-gallery img')[3]?.naturalWidth === 400);
  expect(requested.length).toBeLessThan(60);
  expect(
    await evaluateAll(page, '.sqs-gallery img', (all) => [0, 3, 999].map((index) => all[index]?.getBoundingClientRect().height)),
  ).toEqual([400, 400, 400]);
});

test('a long row can be dragged through, and the Tab key reaches each of its links', async () => {
  const { page, index, goTo } = await arrive('/many-links');
  for (let times = 0; times < 4; times++) {
    const before = (await index()) ?? 0;
    await (await drag(page, 780, 20)).release();
    await page.waitForFunction((was) => !document.querySelector('[aria-current]')?.matches(`[href="#p${was}"]`), {}, before);
  }
  expect(await index()).toBeGreaterThanOrEqual(8);
  await goTo(0);
  await page.focus('a[href="#p0"]');
  for (let times = 1; times <= 30; times++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(`#p${times}`);
  }
  const left = (await lefts(page))[30] ?? -1;
  expect(left >= 0 && left <= 400).toBe(true);
  expect(await index()).toBe(0);
});

// gallery#video-shape, gallery#inactive-video
test('a video without a picture is 16 to 9 among the pictures, and a click on one that is not current does nothing', async () => {
  const { page, index } = await revisit('/video');
  const box = await page.$eval('.slide[data-type=video]', (each) => each.getBoundingClientRect().toJSON());
  expect([Math.round(box.width), box.height]).toEqual([711, 400]);
  await page.waitForSelector('[data-ss-block=video]');
  await page.mouse.click(box.left + 200, box.top + 200);
  expect([await index(), await evaluateAll(page, 'iframe', (all) => all.length)]).toEqual([0, 0]);
  await page.keyboard.press('ArrowRight');
  expect(await index()).toBe(1);
});

test('a picture of unknown size gets its own shape when it has loaded', async () => {
  const { page } = await arrive('/unsaid');
  await page.waitForFunction(() => document.querySelector('[data-src*=one]')?.getAttribute('width') === '300');
  expect(Object.values(await lefts(page))).toContain(300);
});

// gallery#thumbnails
test('thumbnails lead to their slides, by click, Enter and Space; the current one leads to the next', async () => {
  const { page, index } = await revisit('/thumbs');
  const thumb = (number: number) => `.sqs-gallery-thumbnails img[aria-label="Slide ${number}"]`;
  await page.click(thumb(3));
  expect(await index()).toBe(2);
  expect(await current(page)).toEqual([2]);
  await page.click(thumb(3));
  expect(await index()).toBe(3);
  await page.focus(thumb(2));
  await page.keyboard.press('Enter');
  expect(await index()).toBe(1);
  await page.focus(thumb(5));
  await page.keyboard.press('Space');
  expect(await index()).toBe(4);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.each([
  ['/thumbs', 1],
  ['/rtl/thumbs', -1],
])('the thumbnails of %s are dragged along without a change of slide, as far as they go', async (path, way) => {
  const { page, index } = await revisit(path);
  await page.waitForFunction(() => document.querySelectorAll('.sqs-wrapper>img').length === 20);
  const strip = '.sqs-gallery-thumbnails';
  const begin = (await lefts(page))[0] ?? 0;
  const held = await drag(page, 400, 400 - way * 300, strip);
  await page.waitForFunction(() => document.querySelector('.sqs-wrapper')?.getAttribute('style')?.includes('300px'));
  expect((await lefts(page))[0]).toBe(begin - way * 300);
  await held.release();
  for (let times = 0; times < 3; times++) await (await drag(page, 400 - way * 350, 400 + way * 350, strip)).release();
  expect((await lefts(page))[0]).toBe(begin);
  expect(await index()).toBe(0);
});

test('thumbnails move on after a swipe, in one animation', async () => {
  const { page, finger, index } = await arrive('/thumbs-many', { motion: 'no-preference', touch: true });
  await chunkLoaded(page, 'gallery-gestures');
  const strip = '.sqs-gallery-thumbnails';
  const [from, to] = [await at(page, 500, strip), await at(page, 400, strip)];
  await holdAnimations(page);
  await finger.swipe(from, to, { steps: 4, stepMs: 20 });
  await page.waitForFunction(() => document.getAnimations().length === 1);
  const way = await page.evaluate(() => {
    const [animation] = document.getAnimations();
    animation?.finish();
    const effect = animation?.effect;
    return effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.transform;
  });
  // 100 px with the finger, and three quarters of 800 px by itself.
  expect(way).toBe('translateX(600px)');
  expect((await lefts(page))[5]).toBe(100);
  expect(await index()).toBe(0);
});

test('no step makes the browser lay the page out before the next frame', async () => {
  // A new page, because layouts of an earlier test would be counted as well.
  const { page } = await arrive('/many');
  const layouts = await countLayouts(page, () => {
    const gallery = window.SSRuntime.gallery(document.querySelector('#block') as Element);
    for (let step = 0; step < 50; step++) gallery?.next();
  });
  expect(layouts).toBeLessThan(5);
  expect((await lefts(page))[50]).toBe(200);
});

test('thumbnails of 160 px are aligned by active-alignment, mirrored from right to left', async () => {
  const { page, goTo } = await revisitSizes();
  for (const [block, wanted] of [
    ['thumbs', 320],
    ['end', 640],
    ['rtl-end', 0],
  ] as const) {
    await page.waitForFunction((id) => document.querySelectorAll(`#${id} .sqs-wrapper>img`).length === 20, {}, block);
    await goTo(10, block);
    expect([block, (await lefts(page, block))[10]]).toEqual([block, wanted]);
  }
});

test('of 1000 thumbnails those near the view have a box; Tab reaches the current one, and arrow keys move strip and focus', async () => {
  const { page, goTo, index } = await revisit('/thumbs-many');
  const thumbs = () =>
    evaluateAll(page, '.sqs-gallery-thumbnails img', (all) => [
      all.filter((each) => each.getClientRects().length > 0).length,
      all.filter((each) => each.tabIndex === 0).map((each) => each.ariaLabel),
    ]);
  expect(await thumbs()).toEqual([11, ['Slide 1']]);
  await page.focus('.sqs-gallery-thumbnails [tabindex="0"]');
  for (let times = 0; times < 20; times++) await page.keyboard.press('ArrowRight');
  expect(await index()).toBe(20);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Slide 21');
  expect((await lefts(page))[20]).toBe(320);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('.sqs-gallery-thumbnails'))).toBe(false);
  await goTo(700);
  expect((await lefts(page))[700]).toBe(320);
  expect(await current(page)).toEqual([700]);
  expect(await thumbs()).toEqual([21, ['Slide 701']]);
});

test('a template links a strip to a large gallery, both ways, and gives the strip its height and its speed', async () => {
  const { page } = await arrive('/linked', { motion: 'no-preference' });
  const indices = () =>
    page.evaluate(() => {
      const made = window as unknown as Record<'large' | 'strip', { get(name: string): number }>;
      return [made.large.get('currentIndex'), made.strip.get('currentIndex')];
    });
  expect(await page.$eval('#strip', (each) => [each.clientWidth, each.clientHeight])).toEqual([800, 100]);
  const held = await holdAnimations(page);
  await page.click('#strip .slide:nth-child(4)');
  expect(await indices()).toEqual([3, 3]);
  const durations = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => [
          effect instanceof KeyframeEffect && effect.target?.className,
          effect?.getComputedTiming().duration,
        ]),
    );
  expect(await durations()).toContainEqual(['sqs-wrapper', 300]);
  await held.release();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  // While one of them moves to another slide, neither can be moved elsewhere.
  await page.waitForFunction(() => {
    const { large, strip } = window as unknown as Record<'large' | 'strip', { get(name: string): boolean }>;
    return !large.get('inMotion') && !strip.get('inMotion');
  });
  await page.evaluate(() =>
    (window as unknown as { large: { set(name: string, value: number): void } }).large.set('currentIndex', 1),
  );
  expect(await page.$eval('#strip [aria-current] img', (each) => each.getAttribute('data-src'))).toContain('p1');
  expect(await indices()).toEqual([1, 1]);
});

test('a key moves linked galleries by one slide, also where nothing is animated', async () => {
  const { page } = await arrive('/linked');
  for (const index of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    expect(await current(page)).toEqual([index]);
    expect(await evaluateAll(page, '#large .slide', (all) => all.findIndex((each) => each.matches('.sqs-active-slide')))).toBe(
      index,
    );
  }
});

test('after a change of width pictures have their new size and the current one its place', async () => {
  const { page, goTo } = await arrive('/plain');
  await goTo(3);
  await page.addStyleTag({ content: 'main{width:600px!important}' });
  await page.waitForFunction(() => document.querySelector('[aria-current]')?.getAttribute('width') === '300');
  const seen = await lefts(page);
  expect([seen[2], seen[3], seen[4]]).toEqual([-150, 150, 450]);
});

test('a strip that is mounted hidden is complete when it is shown', async () => {
  const { page } = await arrive('/plain');
  await page.evaluate(() => window.SSRuntime.destroy());
  await page.addStyleTag({ content: 'main{display:none}' });
  await page.evaluate(() => window.SSRuntime.initialize());
  await page.addStyleTag({ content: 'main{display:block}' });
  await page.waitForFunction(() => (document.querySelectorAll('.sqs-wrapper>img')[1]?.getBoundingClientRect().left ?? 0) === 400);
  expect((await lefts(page))[2]).toBe(800);
});

// gallery#thumbnail-padding
test('thumbnails have at most 5 px of padding, and no more than their distance from the gallery', async () => {
  const { page } = await revisitSizes();
  const styleOf = (block: string) => page.$eval(`#${block} .sqs-gallery-thumbnails`, (each) => each.getAttribute('style'));
  expect(await styleOf('thumbs')).toBe(
    'height: 80px; margin-top: 15px; margin-bottom: -5px; padding-top: 5px; padding-bottom: 5px;',
  );
  expect(await styleOf('tight')).toBe(
    'height: 60px; margin-top: 0px; margin-bottom: -3px; padding-top: 3px; padding-bottom: 3px;',
  );
});

test('a video without a picture has a place of 16 to 9 among the thumbnails', async () => {
  const { page } = await arrive('/thumbs-video');
  const [width, height] = await page.$eval('.sqs-gallery-thumbnails [aria-label="Slide 2"]', (each) => [
    each.getBoundingClientRect().width,
    each.getBoundingClientRect().height,
  ]);
  expect([width, height]).toEqual([142, 80]);
});

test.each(['/links', '/rtl/plain', '/video', '/thumbs-long'])(
  'axe-core reports nothing on the gallery of %s at 320 px, and it is no wider than the page',
  async (path) => {
    const { page, goTo } = await revisit(path);
    await page.addStyleTag({ content: 'main{width:auto!important}' });
    await page.setViewport({ width: 320, height: 700 });
    await goTo(2);
    await page.waitForFunction(() => document.querySelector('.sqs-gallery-design-strip')?.clientWidth === 320);
    expect(await findWithAxe(page, '#block')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

// The last test, because it disposes of pages that other tests use.
test.each(['/many', '/plain', '/thumbs-many'])(
  'SSRuntime.destroy restores the server’s HTML of the gallery of %s',
  async (path) => {
    // A new page for the 1000 pictures, because other tests have stepped through them.
    const { page, goTo } = path === '/many' ? await arrive(path) : await revisit(path);
    const strip = path === '/thumbs-many' ? '.sqs-gallery-thumbnails' : '.sqs-gallery';
    await goTo(7);
    await page.evaluate(() => window.SSRuntime.destroy());
    const after = await page.$eval(strip, (each) => each.innerHTML.replaceAll(/ src="[^"]*"| ?\bload(ed|ing)\b/g, ''));
    const server = await page.evaluate(async (selector) => {
      const text = await (await fetch(location.href)).text();
      return new DOMParser().parseFromString(text, 'text/html').querySelector(selector)?.innerHTML;
    }, strip);
    const plain = (html: string | undefined) => html?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll(' class=""', '');
    // Loaded pictures stay loaded.
    const loads = / (data-image-resolution|loading|fetchpriority)="[^"]*"| src="[^"]*"/g;
    expect(plain(after)?.replaceAll(loads, '')).toBe(plain(server)?.replaceAll(loads, ''));
  },
);
