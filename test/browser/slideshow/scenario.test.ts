// covers: runtime/features/gallery/chunks/ runtime/features/gallery/designs/ runtime/features/gallery/engine/
// covers: runtime/features/gallery/steps/ runtime/features/images/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { passTime, passTimeToChange } from '../../helpers/browser/pass-time.ts';
import { image, slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const column =
  '<style>body{margin:0}main{width:700px}.sqs-gallery-controls a{display:inline-block;width:40px;height:40px}</style>';
const four = ['one', 'two', 'three', 'four'];
const plain = slideshow({ slides: four.map((name) => slide(name, 'fit')), thumbnails: four });
const tall = '<div style="height:3000px"></div>';
const measuredFit = ['756x507', '752x474', '754x483', '759x492', '751x475'];
const measuredFill = ['755x495', '689x510', '722x462'];
const measuredStack = ['1600x1571', '2100x6593', '1200x2473'];
const stack =
  `<div class="sqs-block gallery-block sqs-block-gallery" id="block" data-block-json='{"design":"stacked"}'><div ` +
  'class="sqs-gallery-container sqs-gallery-block-stacked"><div ' +
  `class="sqs-gallery">${measuredStack.map((size, i) => `<div class="image-wrapper" data-type="image">${image(`s${i}`, { size })}</div>`).join('')}</div></div></div>`;
const pages = {
  '/plain': `${plain}<input id="field"><p id="after">after</p>${tall}`,
  '/fit': slideshow({ slides: measuredFit.map((size, i) => slide(`f${i}`, 'fit', { size })) }),
  '/fill': slideshow({ slides: measuredFill.map((size, i) => slide(`f${i}`, 'fill', { size })) }),
  '/stack': `<style>.image-wrapper img{max-width:100%}</style>${stack}`,
  '/below': `${tall}${plain}`,
  '/auto': slideshow({
    data: { autoplay: true, 'autoplay-duration': 3 },
    slides: four.map((name) => slide(name, 'fit')),
  }),
  '/auto-bare': [
    slideshow({
      id: 'data',
      data: { autoplay: true, 'autoplay-duration': 3, 'play-button': false },
      slides: four.map((name) => slide(name, 'fit')),
    }),
    '<div ' +
      `data-ss-play-button="off">${slideshow({ id: 'attribute', data: { autoplay: true, 'autoplay-duration': 3 }, slides: four.map((name) => slide(name, 'fit')) })}</div>`,
  ].join(''),
  '/links': slideshow({
    slides: [
      slide('one', 'fit', { extra: '<div class="meta"><a id="inside" href="#inside">more</a></div>' }),
      slide('two', 'fit', { link: '/plain' }),
      slide('three', 'fit', { link: 'javascript:document.title=1' }),
    ],
  }),
  '/quiet': slideshow({
    data: { 'show-meta': false },
    slides: [slide('one', 'fit', { extra: '<div class="meta">Title</div>' })],
  }),
  '/broken': [
    slideshow({ id: 'torn', attribute: `data-block-json="{&quot;design&quot;:"`, slides: [slide('one', 'fit')] }),
    slideshow({ id: 'bare', attribute: '', slides: [slide('one', 'fit')] }),
    slideshow({ id: 'escaped', attribute: `data-block-json='{\\"design\\":\\"slideshow\\"}'`, slides: [slide('one', 'fit')] }),
    slideshow({ id: 'empty', slides: [] }),
    '<div data-block-json=\'{"design":"slideshow"}\'>',
    slideshow({ id: 'inner', attribute: '', slides: [slide('two', 'fit')] }),
    '</div>',
  ].join(''),
  '/odd': slideshow({
    slides: [
      '<div class="slide" data-type="image"><noscript><img src="/img/twin-1x1.svg"></noscript><img class="thumb-image" ' +
        'data-src="" data-image="/img/named-600x300.svg" data-image-dimensions="wide" alt=""></div>',
      `<div class="slide" data-type="image"><p>No picture here.</p></div>`,
    ],
  }),
};
const world = browserWorld(() => [
  testSite(
    'show',
    Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, { body: `${column}<main>${body}</main>` }])),
  ),
]);

async function arrive(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  const requested = await servePictures(page);
  await page.setViewport({ width: 900, height: 800 });
  await prepare?.(page);
  await visitor.open('show', path);
  const call = (verb: 'next' | 'previous' | 'play' | 'pause' | 'destroy') =>
    page.evaluate((name) => window.SSRuntime.gallery(document.querySelector('#block') as Element)?.[name](), verb);
  const goTo = (to: number) =>
    page.evaluate((i) => window.SSRuntime.gallery(document.querySelector('#block') as Element)?.goTo(i), to);
  const state = () =>
    page.evaluate(() => {
      const { currentIndex = null, inMotion = null } =
        window.SSRuntime.gallery(document.querySelector('#block') as Element) ?? {};
      return { currentIndex, inMotion };
    });
  const rest = () => page.waitForFunction(() => !window.SSRuntime.gallery(document.querySelector('#block') as Element)?.inMotion);
  const at = (index: number) =>
    page.waitForFunction(
      (wanted) => {
        const gallery = window.SSRuntime.gallery(document.querySelector('#block') as Element);
        return gallery?.currentIndex === wanted && !gallery.inMotion;
      },
      {},
      index,
    );
  return { ...visitor, requested, call, goTo, state, rest, at };
}
const lessMotion = (page: Page) => page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
const styleOf = (page: Page, selector: string) => page.$$eval(selector, (all) => all.map((each) => each.getAttribute('style')));
const classOf = (page: Page, selector: string) => page.$$eval(selector, (all) => all.map((each) => each.className));

// gallery#slideshow-styles, gallery#slideshow-height, images#image-states
test('a fitted slideshow looks as measured on rendered pages', async () => {
  const { page, goTo, at } = await arrive('/fit', lessMotion);
  expect(await styleOf(page, '.slide')).toEqual([
    'opacity: 1; z-index: 889; visibility: visible; pointer-events: auto;',
    ...Array(4).fill('opacity: 0; z-index: 888;'),
  ]);
  for (const index of [2, 4, 0]) {
    await goTo(index);
    await at(index);
  }
  await page.waitForFunction(() => document.querySelectorAll('.slide.loaded').length === 5);
  expect(await styleOf(page, '.sqs-gallery')).toEqual(['height: 441.223px;']);
  expect(await page.$eval('.sqs-gallery', (each) => each.className)).toBe('sqs-gallery sqs-gallery-design-stacked');
  expect(await styleOf(page, '.slide img')).toEqual([
    'font-size: 0px; left: 21.2071px; top: 0px; width: 657.586px; height: 441px; position: relative;',
    'font-size: 0px; left: 0.177215px; top: 0px; width: 699.646px; height: 441px; position: relative;',
    'font-size: 0px; left: 5.78261px; top: 0px; width: 688.435px; height: 441px; position: relative;',
    'font-size: 0px; left: 9.83841px; top: 0px; width: 680.323px; height: 441px; position: relative;',
    'font-size: 0px; left: 1.37789px; top: 0px; width: 697.244px; height: 441px; position: relative;',
  ]);
  expect(await page.$$eval('.slide img', (all) => all.map((each) => ({ ...each.dataset })))).toEqual(
    expect.arrayContaining([expect.objectContaining({ parentRatio: '1.6', imageResolution: '750w' })]),
  );
  expect((await classOf(page, '.slide')).at(0)?.split(' ').sort()).toEqual(
    ['content-fit', 'loaded', 'slide', 'sqs-active-slide', 'sqs-gallery-design-stacked-slide'].sort(),
  );
});

test('a filled slideshow looks as measured, with its overflow hidden', async () => {
  const { page } = await arrive('/fill');
  expect(await styleOf(page, '.sqs-gallery')).toEqual(['height: 447.922px;']);
  expect(await styleOf(page, '.slide')).toEqual([
    'opacity: 1; z-index: 889; overflow: hidden; visibility: visible; pointer-events: auto;',
    'opacity: 0; z-index: 888; overflow: hidden;',
    'opacity: 0; z-index: 888; overflow: hidden;',
  ]);
  expect((await styleOf(page, '.slide img')).slice(0, 2)).toEqual([
    'font-size: 0px; left: 0px; top: -5.4702px; width: 700px; height: 458.94px; position: relative;',
    'font-size: 0px; left: 0px; top: -35.0711px; width: 700px; height: 518.142px; position: relative;',
  ]);
});

// images#whole-width
test('the pictures of a stack are requested in whole widths as measured, each near the view, and cause no layout shift', async () => {
  const { page, requested } = await arrive('/stack', (page) =>
    page.evaluateOnNewDocument(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.title = `shifted ${JSON.stringify(entry)}`;
      }).observe({ type: 'layout-shift', buffered: true });
    }),
  );
  await page.waitForSelector('img.loaded');
  await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 2);
  expect(requested.toSorted()).toEqual(['s0?format=2500w', 's1?format=2500w']);
  expect(await classOf(page, '.sqs-gallery')).toEqual(['sqs-gallery']);
  expect(await classOf(page, '.image-wrapper')).toEqual(['image-wrapper sqs-active-slide', 'image-wrapper', 'image-wrapper']);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 3);
  expect(requested.slice(2)).toEqual(['s2?format=1500w']);
  expect(await styleOf(page, 'img')).toEqual([null, null, null]);
  expect(await page.title()).toBe('Test');
});

test('controls move a slideshow by click, Enter and Space, and it loops', async () => {
  const { page, at } = await arrive('/plain', lessMotion);
  await page.click('.next');
  await at(1);
  await page.focus('.next');
  await page.keyboard.press('Enter');
  await at(2);
  await page.keyboard.press('Space');
  await at(3);
  await page.click('.next');
  await at(0);
  await page.click('.previous');
  await at(3);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// gallery#fade-times
test('a change takes 1.2 s, both slides are visible meanwhile, and further changes are refused', async () => {
  const { page, rest } = await arrive('/plain');
  // In one task: on a busy machine the change could be over before the next question is requested.
  const seen = await page.evaluate(() => {
    const gallery = window.SSRuntime.gallery(document.body);
    gallery?.next();
    gallery?.next();
    const animations = document.getAnimations();
    for (const animation of animations) animation.currentTime = 500;
    const slides = [...document.querySelectorAll('.slide')].slice(0, 2).map((each) => {
      const { opacity, visibility, zIndex } = getComputedStyle(each);
      return { faded: Number(opacity) < 1, visibility, zIndex };
    });
    return {
      state: [gallery?.currentIndex, gallery?.inMotion],
      durationsMs: animations.map(({ effect }) => effect?.getTiming().duration),
      slides,
    };
  });
  expect(seen).toEqual({
    state: [1, true],
    durationsMs: [1000, 1200],
    slides: [
      { faded: true, visibility: 'visible', zIndex: '888' },
      { faded: true, visibility: 'visible', zIndex: '889' },
    ],
  });
  await rest();
  expect((await styleOf(page, '.slide')).slice(0, 2)).toEqual([
    'opacity: 0; z-index: 888; visibility: hidden; pointer-events: none;',
    'opacity: 1; z-index: 889; visibility: visible; pointer-events: auto;',
  ]);
  await page.waitForFunction(() => document.getAnimations().length === 0);
});

test('a slideshow calls its listeners, and changes without a fade with prefers-reduced-motion', async () => {
  const { page, call, state } = await arrive('/plain', lessMotion);
  const result = await page.evaluate(() => {
    const gallery = window.SSRuntime.gallery(document.querySelector('.slide img') as Element);
    const events: unknown[] = [];
    const off = gallery?.on('currentIndexChange', (detail) => events.push({ ...detail }));
    gallery?.goTo(-1);
    off?.();
    gallery?.next();
    return [events, gallery?.numberOfSlides, gallery?.currentIndex];
  });
  expect(result).toEqual([[{ previousIndex: 0, currentIndex: 3 }], 4, 0]);
  await call('next');
  expect(await state()).toEqual({ currentIndex: 1, inMotion: false });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

// gallery#arrow-keys
test('a step changes the slide that is left and the one that is shown: no picture, and no description again', async () => {
  const { page, call } = await arrive('/plain', lessMotion);
  await call('next');
  await page.waitForFunction("document.querySelectorAll('.slide img.loaded').length === 4");
  await page.waitForFunction("document.querySelectorAll('.slide[data-ss-described=slide]').length === 4");
  await page.evaluate(() => {
    const changed: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target, attributeName } of records)
        changed.push(`${(target as Element).id || target.nodeName} ${attributeName}`);
    });
    for (const slide of document.querySelectorAll('.slide')) observer.observe(slide, { attributes: true, subtree: true });
    Object.assign(window, { changed });
  });
  await call('next');
  await page.waitForFunction('changed.length > 0');
  expect(await page.evaluate('[...new Set(changed)].sort()')).toEqual(['DIV class', 'DIV inert', 'DIV style']);
});

test('arrow keys move a slideshow, but not in a field, with a modifier, or out of view', async () => {
  const { page, state, at } = await arrive('/plain', lessMotion);
  await page.keyboard.press('ArrowRight');
  await at(1);
  await page.keyboard.press('ArrowLeft');
  await at(0);
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Alt');
  await page.focus('#field');
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => scrollTo(0, 2500));
  await page.keyboard.press('ArrowRight');
  expect((await state()).currentIndex).toBe(0);
});

// gallery#home-end-keys
test('Home and End lead to the first and the last slide while the focus is in the slideshow, and scroll the page elsewhere', async () => {
  const { page, state, at } = await arrive('/plain', lessMotion);
  await page.focus('.sqs-gallery-controls .next');
  await page.keyboard.press('End');
  await at(3);
  await page.keyboard.press('Home');
  await at(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('End');
  expect((await state()).currentIndex).toBe(0);
});

// gallery#thumbnails
test('thumbnails lead to their slides, by click and key, and mark the current one', async () => {
  const { page, at, call } = await arrive('/plain', lessMotion);
  const current = () => page.$$eval('.sqs-gallery-thumbnails img', (all) => all.findIndex((each) => each.ariaCurrent === 'true'));
  expect(await current()).toBe(0);
  await page.click('.sqs-gallery-thumbnails img:nth-child(3)');
  await at(2);
  expect(await current()).toBe(2);
  await page.focus('.sqs-gallery-thumbnails img:nth-child(2)');
  await page.keyboard.press('Enter');
  await at(1);
  await call('next');
  expect(await current()).toBe(2);
  expect((await classOf(page, '.sqs-gallery-thumbnails'))[0]).toBe('sqs-gallery-thumbnails sqs-gallery-design-strip');
});

// gallery#slideshow-loading
test('a slideshow loads the current slide and those beside it; the others load when they are near, and not after 3 s', async () => {
  const { page, requested, call } = await arrive('/auto', async (page) => {
    await lessMotion(page);
  });
  await page.waitForFunction(() => document.querySelectorAll('.slide.loaded').length === 3);
  expect(requested).toEqual(['one?format=750w', 'two?format=750w', 'four?format=750w']);
  // Waiting pictures are not loaded like images that a template has left.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await passTime(page, 3000);
  expect(await page.$$eval('.slide img[src]', (all) => all.length)).toBe(3);
  expect(requests.filter((url) => /left-image/.test(url))).toEqual([]);
  await call('next');
  await page.waitForFunction(() => document.querySelectorAll('.slide.loaded').length === 4);
  expect(requested).toHaveLength(4);
});

test('a slideshow requests sizes by the device’s pixels', async () => {
  const { requested, page } = await arrive('/auto', async (page) => {
    await lessMotion(page);
    await page.setViewport({ width: 900, height: 800, deviceScaleFactor: 2 });
  });
  await page.waitForSelector('.slide.loaded');
  expect(requested[0]).toBe('one?format=1500w');
});

// images#lazy-margin
test('no gallery script and no picture is fetched before the gallery is within 200 px of the view', async () => {
  const { page, requested } = await arrive('/below');
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /gallery/.test(name)).length);
  expect([await scripts(), requested.length]).toEqual([0, 0]);
  await page.evaluate(() => scrollTo(0, 2150));
  await page.waitForSelector('[data-ss-block="gallery"]');
  await page.waitForSelector('.slide.loaded');
  expect(await scripts()).toBeGreaterThan(0);
});

test('the page below does not move while the gallery is mounted', async () => {
  const { page } = await arrive('/plain', (page) =>
    page.evaluateOnNewDocument(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.title = `shifted ${JSON.stringify(entry)}`;
      }).observe({ type: 'layout-shift', buffered: true });
    }),
  );
  await page.waitForSelector('.slide.loaded');
  expect(await page.title()).toBe('Test');
});

test('a slideshow with autoplay steps every 3 s', async () => {
  const { page, state } = await arrive('/auto');
  await page.mouse.move(790, 590);
  const index = async () => (await state()).currentIndex;
  const first = Number(await passTimeToChange(page, index));
  expect(await page.$eval('.sqs-gallery', (each) => each.ariaLive)).toBe('off');
  await passTime(page, 2800);
  expect(await index()).toBe(first);
  await passTime(page, 300);
  expect(await index()).toBe((first + 1) % four.length);
});

// gallery#play-button
test('a slideshow plays without a button where the block’s data or an attribute around it remove the button', async () => {
  const { page } = await arrive('/auto-bare');
  await page.mouse.move(790, 590);
  expect(await page.$('.ss-gallery-play')).toBeNull();
  const at = (id: string) =>
    page.evaluate((name) => window.SSRuntime.gallery(document.getElementById(name) as Element)?.currentIndex, id);
  await passTime(page, 1);
  const [data, attribute] = [await at('data'), await at('attribute')];
  await passTime(page, 3100);
  expect([(await at('data')) === data, (await at('attribute')) === attribute]).toEqual([false, false]);
});

// gallery#autoplay-nomotion
test('a slideshow does not play by itself with nomotion=true in the address, and has no play button', async () => {
  const { page, state } = await arrive('/auto?nomotion=true');
  expect(await page.$('.ss-gallery-play')).toBeNull();
  await passTime(page, 30_000);
  expect((await state()).currentIndex).toBe(0);
});

test('play() and pause() start and stop a slideshow, with 5000 ms a slide by default', async () => {
  const { page, call, state } = await arrive('/plain');
  await page.mouse.move(790, 590);
  // From here on only `passTime` moves the page's clock.
  await passTime(page, 1);
  await call('play');
  await page.waitForSelector('[aria-label="Pause slideshow"]');
  await passTime(page, 4500);
  expect((await state()).currentIndex).toBe(0);
  await passTime(page, 600);
  expect((await state()).currentIndex).toBe(1);
  await call('pause');
  await passTime(page, 30_000);
  expect((await state()).currentIndex).toBe(1);
});

test('a click on a slide leads to the next; its link and its click-through address are followed, a script address never', async () => {
  const { page, at, goTo, state } = await arrive('/links', lessMotion);
  await page.click('#inside');
  expect((await state()).currentIndex).toBe(0);
  await page.mouse.click(200, 200);
  await at(1);
  await goTo(2);
  await page.mouse.click(200, 200);
  await at(0);
  expect(await page.title()).toBe('Test');
  await goTo(1);
  await Promise.all([page.waitForNavigation(), page.mouse.click(200, 200)]);
  expect(new URL(page.url()).pathname).toBe('/plain');
});

// gallery#texts-hidden-by-data
test('show-meta: false in the data hides the titles', async () => {
  const { page } = await arrive('/quiet');
  expect(await page.$eval('.meta', (meta) => getComputedStyle(meta).display)).toBe('none');
});

// gallery#carousel-roles
test('a slideshow has the roles of a carousel, and its hidden slides are inert', async () => {
  const { page } = await arrive('/links');
  const snapshot = await page.$eval('.sqs-gallery-container', (container) => ({
    role: container.role,
    what: container.ariaRoleDescription,
    live: container.querySelector('.sqs-gallery')?.ariaLive,
    slides: [...container.querySelectorAll<HTMLElement>('.slide')].map(({ role, ariaRoleDescription, ariaLabel, inert }) => [
      role,
      ariaRoleDescription,
      ariaLabel,
      inert,
    ]),
    hidden: [...container.querySelectorAll('.slide')].map((each) => getComputedStyle(each).visibility),
    followable: container.querySelectorAll('[role=link][tabindex="0"]').length,
  }));
  expect(snapshot).toEqual({
    role: 'group',
    what: 'carousel',
    live: 'polite',
    slides: [
      ['group', 'slide', '1 of 3', false],
      ['group', 'slide', '2 of 3', true],
      ['group', 'slide', '3 of 3', true],
    ],
    hidden: ['visible', 'hidden', 'hidden'],
    followable: 1,
  });
});

test('a slideshow follows its width once that has settled, and fetches only larger pictures again', async () => {
  const { page, requested } = await arrive('/auto', lessMotion);
  await page.waitForFunction(() => document.querySelectorAll('.slide.loaded').length === 3);
  await page.addStyleTag({ content: 'main{width:320px !important}' });
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.sqs-gallery')?.style.height === '200px');
  expect(requested).toHaveLength(3);
  await page.addStyleTag({ content: 'main{width:800px !important}' });
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.sqs-gallery')?.style.height === '500px');
  await page.waitForFunction(() => document.querySelectorAll('[data-image-resolution="1000w"]').length === 3);
  expect(requested).toHaveLength(6);
});

test('blocks whose data cannot be read are skipped with the sentences of gallery#data-unusable, and no other', async () => {
  const { page, said, pageErrors } = await arrive('/broken');
  expect(said.toSorted()).toEqual(['Error decoding gallery block data', 'Error evaluating gallery block data']);
  expect(pageErrors).toEqual([]);
  expect(
    await page.$$eval('div.sqs-block', (all) =>
      all.map(({ id, dataset }) => [id, dataset.ssBlock ?? '', dataset.ssBlockError ?? '']),
    ),
  ).toEqual([
    ['torn', '', 'data-unparseable'],
    ['bare', '', 'data-missing'],
    ['escaped', 'gallery', ''],
    ['empty', 'gallery', ''],
    ['inner', 'gallery', ''],
  ]);
  expect(await page.$eval('#torn .sqs-gallery', (each) => each.hasAttribute('style'))).toBe(false);
  // A skipped gallery does not become a slideshow, but its pictures are loaded.
  expect(
    await page.$$eval('#torn .thumb-image, #bare .thumb-image', (all) => all.map((each) => each.getAttribute('src'))),
  ).toEqual(['/img/one-800x500.svg', '/img/one-800x500.svg']);
});

test('data-image is used where data-src is empty, and a picture’s own size where the data are malformed', async () => {
  const { page, requested } = await arrive('/odd');
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.sqs-gallery')?.style.height === '350px');
  expect(requested).toEqual(['named?format=750w']);
  expect(await page.evaluate(() => window.SSRuntime.gallery(document.body)?.numberOfSlides)).toBe(2);
});

// gallery#gallery-disposal
test('a slideshow that is disposed of leaves the server’s HTML, and can be mounted again', async () => {
  const { page, call, at, pageErrors } = await arrive('/plain', lessMotion);
  await page.click('.next');
  await at(1);
  await page.evaluate(() => window.SSRuntime.destroy());
  const left = await page.$eval(
    '#block',
    (each, html) => {
      const box = document.createElement('div');
      box.innerHTML = html;
      return [each.outerHTML, box.firstElementChild?.outerHTML];
    },
    plain,
  );
  expect(left[0]).toBe(left[1]);
  expect(await page.evaluate(() => window.SSRuntime.gallery(document.body))).toBeNull();
  await page.evaluate(() => window.SSRuntime.initialize());
  await call('next');
  await at(1);
  await page.evaluate(() => window.SSRuntime.initialize());
  await page.click('.next');
  await at(2);
  await call('destroy');
  expect(await page.$eval('#block', (each) => each.hasAttribute('data-ss-block'))).toBe(false);
  expect(pageErrors).toEqual([]);
});
