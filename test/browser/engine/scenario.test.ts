// covers: runtime/compat/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { countLayouts } from '../../helpers/browser/count-layouts.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { passTime, passTimeToChange } from '../../helpers/browser/pass-time.ts';
import { refuseRequests } from '../../helpers/browser/refuse-requests.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

interface Gallery2 {
  get(name: string): unknown;
  set(name: string, value: unknown): Gallery2;
  after(name: string, listener: (event: { prevVal: number; newVal: number }) => void): Gallery2;
  refresh(): Gallery2;
  destroy(): void;
}
declare const window: Window & { made: Gallery2[]; events: unknown[]; thrown: string[]; wanted: number };

const names = ['one', 'two', 'three', 'four'];
const slides = (count = 4) =>
  Array.from({ length: count }, (_, i) =>
    slide(names[i % 4] ?? '', 'fill').replace(
      'class="slide',
      `data-slide-id="id-${i}" data-slide-url="/walks/walk-${i}" class="slide`,
    ),
  );
const gallery = (id: string, count = 4) =>
  `<div class="box" id="${id}"><div class="gallery">${slides(count).join('')}</div></div>`;
const context = { ...plainContext, collection: { ...plainContext.collection, fullUrl: '/walks' } };
/** A page of templates' galleries: the text of each one's attributes. */
const page = (html: string, attributes: readonly string[]) => ({
  context,
  body: `<style>body{margin:0}.box{width:400px}</style>${html}<input id="field"><p contenteditable id="note">note</p><div style="height:3000px"></div>
<script>made=[];events=[];thrown=[];wanted=${attributes.length};Y.use('squarespace-gallery-ng',function(Y){[${attributes.join()}].forEach(function(a){try{
var one=new Y.Squarespace.Gallery2(a);made.push(one);
['reachedEnd','reachedBeginning'].forEach(function(n){one.after(n,function(){events.push(n)})});
one.after('currentIndexChange',function(e){events.push([e.prevVal,e.newVal])})}catch(e){thrown.push(e.message)}})})</script>`,
});
const controls =
  '<div id="controls"><a id="next" class="next">on</a><a id="previous" class="previous">back</a><span ' +
  'id="index"></span><span id="total"></span></div>';
const dots = '<p id="dots"><i>·</i><i>·</i><i>·</i><i>·</i></p><span id="index">first</span> of <span id="total">all</span>';
const elements = "elements:{next:'#next',previous:'#previous',currentIndex:'#index',totalSlides:'#total',controls:'#controls'}";
const block = slideshow({ slides: slides(), data: { autoplay: true } });
const world = browserWorld(() => [
  testSite('engine', {
    '/plain': page(gallery('a') + controls, [`{container:'#a .gallery',${elements}}`]),
    '/linked': page(gallery('a') + gallery('b'), [
      "{container:'#a .gallery',loop:true}",
      "{container:'#b .gallery',loop:true,get linkedGalleries(){return [made[0]]}}",
    ]),
    '/hash': page(gallery('a'), ["{container:'#a .gallery',historyHash:true}"]),
    '/hash/walk-2': page(gallery('a'), ["{container:'#a .gallery',historyHash:true}"]),
    '/play': page(gallery('a'), ["{container:'#a .gallery',loop:true,autoplay:true,autoplayOptions:{timeout:2000}}"]),
    '/play-controls': page(gallery('a') + controls, [
      `{container:'#a ` +
        `.gallery',loop:true,autoplay:true,autoplayOptions:{timeout:2000,pauseOnMouseover:['controls']},${elements}}`,
    ]),
    '/fixed': page(gallery('a'), ["{container:'#a .gallery',refreshOnResize:false}"]),
    '/dots': page(`<main>${dots}</main>${gallery('a')}`, [
      "{container:'#a .gallery',elements:{controls:'#dots',currentIndex:'#index',totalSlides:'#total'}}",
    ]),
    '/tall': page(`<style>.gallery{height:250px}</style>${gallery('a')}`.replaceAll('content-fill', 'content-fit'), [
      "{container:'#a .gallery',designOptions:{autoHeight:false}}",
    ]),
    '/again': page(gallery('a'), ["{container:'#a .gallery'}", "{container:'#a .gallery',currentIndex:1}"]),
    '/block-made': {
      context,
      body:
        `<style>main{width:400px}</style><main>${block}</main><script>made=[];Y.use('squarespace-gallery-ng',function(Y){made.push(new ` +
        `Y.Squarespace.Gallery2({container:'.sqs-gallery',loop:true}))});wanted=1</script>`,
    },
    '/boxes': page(gallery('a'), [
      "{container:'#a " +
        ".gallery',design:'autocolumns',designOptions:{columnWidth:150,columnWidthBehavior:'min',gutter:10,aspectRatio:1,lightbox:true}}",
    ]),
    '/wrong': page(gallery('a'), [
      "{container:'#nowhere'}",
      "{container:'#a .gallery',design:'filmstrip'}",
      "{container:'#a .gallery',design:'stacked',designOptions:{transition:'explode'}}",
    ]),
    '/block': { context, body: `<style>main{width:400px}</style><main>${block}</main>` },
    '/thirty': page(Array.from({ length: 30 }, (_, i) => gallery(`g${i}`, 12)).join(''), [
      ...Array.from({ length: 30 }, (_, i) => `{container:'#g${i} .gallery'}`),
    ]),
  }),
]);

const lessMotion = (page: Page) => page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);

async function arrive(path: string, prepare: (page: Page) => Promise<unknown> = lessMotion, visitor?: Visitor) {
  visitor ??= await world.nextVisitor();
  const { page } = visitor;
  await servePictures(page);
  await page.setViewport({ width: 900, height: 800 });
  await prepare(page);
  await visitor.open('engine', path);
  await page.waitForFunction(
    () =>
      !window.made ||
      (window.made.length === window.wanted &&
        window.made.every((one) => window.SSRuntime.gallery(document.querySelector(String(one.get('container'))) as Element))),
  );
  const get = (name: string, which = 0) => page.evaluate((n, w) => window.made[w]?.get(n), name, which);
  const set = (name: string, value: unknown, which = 0) =>
    page.evaluate((n, v, w) => void window.made[w]?.set(n, v), name, value, which);
  return { ...visitor, get, set, events: () => page.evaluate(() => window.events.splice(0)) };
}
const withMotion = async () => {};
/** Returns the index of a gallery of four slides that many steps further. */
const further = (index: number, steps = 1): number => (index + steps) % 4;

test('currentIndex is normalised: negatives wrap from the end, values past the end modulo the count', async () => {
  const { get, set, events } = await arrive('/plain');
  for (const [wanted, index] of [
    [-1, 3],
    [9, 1],
    [-6, 2],
    [4, 0],
  ]) {
    await set('currentIndex', wanted);
    expect(await get('currentIndex')).toBe(index);
  }
  expect(await events()).toEqual([
    [0, 3],
    [3, 1],
    [1, 2],
    [2, 0],
  ]);
});

test(
  'without loop the controls are marked as disabled at the ends, a step beyond emits reachedEnd or reachedBeginning, and ' +
    'counters follow',
  async () => {
    const { page, events, set } = await arrive('/plain');
    const marks = () =>
      page.$$eval('#next,#previous', (all) => all.map((each) => [each.ariaDisabled, each.classList.contains('sqs-disabled')]));
    const counters = () => page.$$eval('#index,#total', (all) => all.map((each) => each.textContent));
    expect(await marks()).toEqual([
      ['false', false],
      ['true', true],
    ]);
    expect(await counters()).toEqual(['1', '4']);
    await page.click('#previous');
    expect(await events()).toEqual(['reachedBeginning']);
    await page.click('#next');
    expect(await marks()).toEqual([
      ['false', false],
      ['false', false],
    ]);
    await set('currentIndex', 3);
    await page.click('#next');
    expect(await marks()).toEqual([
      ['true', true],
      ['false', false],
    ]);
    expect(await counters()).toEqual(['4', '4']);
    expect(await events()).toEqual([[0, 1], [1, 3], 'reachedEnd']);
  },
);

test('a gallery in motion refuses a change, and so does one whose linked gallery moves to another slide', async () => {
  const { page, get } = await arrive('/linked', withMotion);
  const indexes = await page.evaluate(() => {
    const [a, b] = window.made;
    a?.set('currentIndex', 1);
    const both = [a?.get('currentIndex'), b?.get('currentIndex'), a?.get('inMotion'), b?.get('inMotion')];
    a?.set('currentIndex', 2);
    b?.set('currentIndex', 3);
    return [...both, a?.get('currentIndex'), b?.get('currentIndex')];
  });
  expect(indexes).toEqual([1, 1, true, true, 1, 1]);
  await page.waitForFunction(() => window.made.every((one) => !one.get('inMotion')));
  await page.evaluate(() => void window.made[1]?.set('currentIndex', 3));
  expect(await get('currentIndex', 0)).toBe(3);
});

// gallery#engine-defaults, gallery#address-write
test(
  'attributes that a template leaves out have their defaults; the gallery writes the slide’s id into the hash, after the ' +
    'collection’s full url and a slash, and follows the hash',
  async () => {
    const { page, get, set } = await arrive('/hash');
    const defaults = {
      autoplay: false,
      autoplayOptions: { randomize: false, timeout: 5000, pauseOnMouseover: ['container', 'controls'] },
      currentIndex: 0,
      design: 'stacked',
      designOptions: {},
      elements: {},
      historyHash: true,
      inMotion: false,
      keyboard: true,
      keys: { left: 37, right: 39 },
      lazyLoad: true,
      linkedGalleries: [],
      loaderOptions: {},
      loop: false,
      numberOfSlides: 4,
      refreshOnResize: true,
      refreshOnOrientationChange: true,
    };
    for (const [name, value] of Object.entries(defaults)) expect([name, await get(name)]).toEqual([name, value]);
    await set('currentIndex', 2);
    expect(await page.evaluate(() => location.pathname + location.hash)).toBe('/walks/#itemId=id-2');
    await page.evaluate(() => {
      location.hash = '#itemId=id-1';
    });
    await page.waitForFunction(() => window.made[0]?.get('currentIndex') === 1);
    expect(await get('currentIndex')).toBe(1);
  },
);

// gallery#address-read
test.each(['/hash#itemId=id-2', '/hash/walk-2'])('on load %s selects the matching slide', async (path) => {
  const { get, events } = await arrive(path, withMotion);
  expect([await get('currentIndex'), await get('inMotion'), await events()]).toEqual([2, false, []]);
});

// compat#early-clicks
test('a click on a template’s control that precedes the gallery’s chunk is replayed', async () => {
  const { page } = await world.newVisitor();
  await lessMotion(page);
  await servePictures(page);
  const { asked, release } = holdRequests(page, /chunks\/gallery-[A-Z0-9]+\.js/);
  await page.goto(world.address('engine', '/plain'), { waitUntil: 'domcontentloaded' });
  await asked;
  await page.click('#next');
  expect(await page.evaluate(() => window.made[0]?.get('currentIndex'))).toBe(0);
  release();
  await page.waitForFunction(() => window.made[0]?.get('currentIndex') === 1);
});

test('dots and counters follow the slide, and destroy restores them', async () => {
  const { page, get } = await arrive('/dots');
  const active = () =>
    page.$$eval('#dots *', (all) => all.map((each) => [each.classList.contains('sqs-active-slide'), each.ariaCurrent]));
  expect((await active())[0]).toEqual([true, 'true']);
  await page.click('#dots :nth-child(3)');
  expect([await get('currentIndex'), (await active())[2], (await active())[0]]).toEqual([2, [true, 'true'], [false, null]]);
  await page.focus('#dots :nth-child(4)');
  await page.keyboard.press('Enter');
  expect([await get('currentIndex'), await page.$eval('#index', (each) => each.textContent)]).toEqual([3, '4']);
  await page.evaluate(() => window.made[0]?.destroy());
  expect(await page.$eval('main', (each) => each.innerHTML)).toBe(dots);
});

test('pictures follow a height that the page’s CSS gives to the gallery', async () => {
  const { page } = await arrive('/tall');
  const style = () => page.$eval('.sqs-active-slide img', (each) => [each.style.left, each.style.width, each.style.height]);
  expect(await style()).toEqual(['0px', '400px', '250px']);
  await page.addStyleTag({ content: '.gallery{height:125px !important}' });
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.sqs-active-slide img')?.style.height === '125px');
  expect(await style()).toEqual(['100px', '200px', '125px']);
});

test('arrow keys are ignored in editable fields and while in motion', async () => {
  const { page, get } = await arrive('/plain', withMotion);
  for (const field of ['#field', '#note']) {
    await page.focus(field);
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
  expect(await get('currentIndex')).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await get('currentIndex')).toBe(1);
});

test('autoplay steps every 2000 ms, waits while the pointer is over the gallery, continues afterwards, and stops with its button', async () => {
  const { page, get } = await arrive('/play', withMotion);
  const button = () => page.$eval('.ss-gallery-play', (each) => each.ariaLabel);
  expect(await button()).toBe('Pause slideshow');
  await page.mouse.move(790, 590);
  const first = Number(await passTimeToChange(page, () => get('currentIndex')));
  await passTime(page, 1800);
  expect(await get('currentIndex')).toBe(first);
  await passTime(page, 300);
  expect(await get('currentIndex')).toBe(further(first));
  await page.mouse.move(200, 200);
  await passTime(page, 9000);
  expect(await get('currentIndex')).toBe(further(first));
  await page.mouse.move(800, 700);
  await passTime(page, 2100);
  expect(await get('currentIndex')).toBe(further(first, 2));
  expect(await page.$eval('.gallery', (each) => each.ariaLive)).toBe('off');
  await page.mouse.click(24, 24);
  expect([await button(), await page.$eval('.gallery', (each) => each.ariaLive)]).toEqual(['Play slideshow', 'polite']);
  await page.mouse.move(800, 700);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await passTime(page, 9000);
  expect(await get('currentIndex')).toBe(further(first, 2));
});

test('autoplay waits while the pointer is over an element of pauseOnMouseover, and over no other', async () => {
  const { page, get } = await arrive('/play-controls', withMotion);
  await page.mouse.move(200, 100);
  const shown = await passTimeToChange(page, () => get('currentIndex'));
  const { x, y } = await page.$eval('#next', (each) => each.getBoundingClientRect().toJSON());
  await page.mouse.move(x + 3, y + 3);
  await passTime(page, 9000);
  expect(await get('currentIndex')).toBe(shown);
});

test('autoplay waits while the current slide shows an embedded video or plays a file, and continues afterwards', async () => {
  const { page, get, set } = await arrive('/play', withMotion);
  // The pointer holds the gallery until the video is shown.
  await page.mouse.move(200, 100);
  await page.waitForFunction(() => !window.made[0]?.get('inMotion'));
  const shown = Number(await get('currentIndex'));
  await page.$eval('.sqs-active-slide', (slide) => {
    slide.innerHTML = `<div class="sqs-video-wrapper" data-html='<iframe src="/player"></iframe>'></div>`;
    return window.SSRuntime.initialize();
  });
  await page.waitForSelector('.sqs-active-slide [data-ss-block=video]');
  await page.mouse.click(200, 100);
  await page.waitForSelector('.sqs-active-slide iframe');
  // Away from the gallery, because autoplay waits for the pointer as well.
  await page.mouse.move(800, 700);
  await passTime(page, 9000);
  expect(await get('currentIndex')).toBe(shown);
  await set('currentIndex', further(shown));
  await passTime(page, 3100);
  expect(await get('currentIndex')).toBe(further(shown, 2));
  // A file that the browser plays: paused half way it holds nothing.
  await page.$eval('.sqs-active-slide', (slide) => {
    const video = slide.appendChild(document.createElement('video'));
    Object.defineProperties(video, { currentTime: { value: 4 }, paused: { value: false, writable: true } });
  });
  await passTime(page, 9000);
  expect(await get('currentIndex')).toBe(further(shown, 2));
  await page.$eval('video', (video) => Object.assign(video, { paused: true }));
  await passTime(page, 2100);
  expect(await get('currentIndex')).toBe(further(shown, 3));
});

// gallery#autoplay-waits
test('autoplay waits while a mouse is pressed on the gallery', async () => {
  const { page, get } = await arrive('/play-controls', withMotion);
  await page.mouse.move(200, 100);
  await page.mouse.down();
  const held = await get('currentIndex');
  await passTime(page, 9000);
  expect(await get('currentIndex')).toBe(held);
  await page.mouse.up();
  await page.mouse.move(800, 700);
  await passTime(page, 4100);
  expect(await get('currentIndex')).not.toBe(held);
});

test('with prefers-reduced-motion a gallery plays only after a press on its button', async () => {
  const { page, get } = await arrive('/play');
  expect(await page.$eval('.ss-gallery-play', (each) => each.ariaLabel)).toBe('Play slideshow');
  await passTime(page, 9000);
  expect(await get('currentIndex')).toBe(0);
  await page.mouse.click(24, 24);
  await page.mouse.move(800, 700);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await passTime(page, 2100);
  expect(await get('currentIndex')).toBe(1);
});

// gallery#refresh-delay
test('with refreshOnResize off a gallery keeps its size until refresh, or until 300 ms after an orientation change', async () => {
  const { page } = await arrive('/fixed');
  const height = () => page.$eval('.gallery', (each) => (each as HTMLElement).style.height);
  expect(await height()).toBe('250px');
  await page.addStyleTag({ content: '.box{width:200px !important}' });
  await passTime(page, 1000);
  expect(await height()).toBe('250px');
  await page.evaluate(() => void window.made[0]?.refresh());
  expect(await height()).toBe('125px');
  await page.addStyleTag({ content: '.box{width:320px !important}' });
  await page.evaluate(() => dispatchEvent(new Event('orientationchange')));
  await passTime(page, 250);
  expect(await height()).toBe('125px');
  await passTime(page, 100);
  expect(await height()).toBe('200px');
});

test(
  'a template’s columns have its minimum width and aspect ratio; their pictures open in the lightbox, once that can be ' +
    'fetched',
  async () => {
    const { page, said } = await arrive('/boxes', lessMotion, await world.newVisitor());
    // 400 px hold two columns of 150 px and 10 px between them.
    const sizes = () => page.$$eval('.slide img.thumb-image', (all) => all.map((each) => each.parentElement?.clientWidth));
    await page.waitForFunction(() => document.querySelector('.slide')?.clientHeight === 195);
    expect(await sizes()).toEqual([195, 195, 195, 195]);
    const allow = refuseRequests(page, /\/chunks\/lightbox-/);
    await page.click('.slide:nth-child(2) img');
    while (!said.includes('lightboxify is not available in this tier'))
      await page.evaluate(() => new Promise(requestAnimationFrame));
    allow();
    await page.focus('.slide:nth-child(2) img');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.sqs-lightbox-count')?.textContent?.startsWith('2 of 4'));
    await page.evaluate(() => window.made[0]?.destroy());
    expect(await page.$('.slide img[role], .slide img[tabindex]')).toBeNull();
  },
);

// compat#gallery2-errors
test(
  'a missing container, an unknown design and an unknown transition throw the sentences of gallery#unknown-design and ' +
    'gallery#unknown-transition',
  async () => {
    const visitor = await world.nextVisitor();
    await visitor.open('engine', '/wrong');
    await visitor.page.waitForFunction(() => window.thrown?.length === 3);
    expect(await visitor.page.evaluate(() => [window.thrown, window.made.length])).toEqual([
      [
        'A gallery needs a container element',
        'These are not the gallery designs you are looking for',
        'Could not find transition named explode',
      ],
      0,
    ]);
  },
);

test(
  '40 steps in one task cause one layout at most; SSRuntime.gallery returns a template’s gallery, and null once it is ' +
    'destroyed',
  async () => {
    const { page } = await arrive('/plain');
    const layouts: number[] = [];
    for (let run = 0; run < 3; run++)
      layouts.push(
        await countLayouts(page, () => {
          for (let step = 0; step < 40; step++) window.made[0]?.set('currentIndex', step % 4);
        }),
      );
    // A frame that the browser draws meanwhile adds its layout to one of them.
    expect(Math.min(...layouts)).toBeLessThanOrEqual(1);
    const seen = await page.evaluate(() => {
      const element = document.querySelector('#a .gallery') as Element;
      const before = window.SSRuntime.gallery(element)?.numberOfSlides;
      const html = element.outerHTML;
      window.made[0]?.destroy();
      return [
        before,
        window.SSRuntime.gallery(element),
        html.includes('sqs-active-slide'),
        element.outerHTML.includes('sqs-active-slide'),
      ];
    });
    expect(seen).toEqual([4, null, true, false]);
  },
);

test.each([
  ['makes its gallery again', '/again', 1],
  ['makes a gallery of a block', '/block-made', 0],
])('a template that %s has one gallery, and a key moves it by one slide', async (_, path, from) => {
  const { page, pageErrors } = await arrive(path, lessMotion);
  const shown = () => page.$$eval('.slide', (all) => all.map((each) => each.matches('.sqs-active-slide')).indexOf(true));
  expect(await shown()).toBe(from);
  await page.keyboard.press('ArrowRight');
  expect([await shown(), await page.$$eval('.sqs-active-slide', (all) => all.length), pageErrors]).toEqual([from + 1, 1, []]);
});

// gallery#gallery-disposal
test('a gallery that was destroyed is mounted again by the next initialize; a second initialize changes nothing', async () => {
  const { page, pageErrors } = await arrive('/block');
  await page.waitForSelector('[data-ss-block=gallery]');
  await page.evaluate(() => window.SSRuntime.gallery(document.body)?.destroy());
  expect(await page.$('.sqs-active-slide, [data-ss-block], .ss-gallery-play')).toBeNull();
  await page.evaluate(() => window.SSRuntime.initialize());
  await page.waitForSelector('[data-ss-block=gallery] .sqs-active-slide');
  await page.evaluate(() => window.SSRuntime.initialize());
  const state = await page.evaluate(() => {
    const live = window.SSRuntime.gallery(document.body);
    live?.next();
    return [live?.currentIndex, document.querySelectorAll('.ss-gallery-play').length];
  });
  expect(state).toEqual([1, 1]);
  expect(pageErrors).toEqual([]);
});

test('30 galleries of 12 slides add at most three listeners for each type of event, and read the computed style of no image', async () => {
  const { page } = await arrive('/thirty', (page) =>
    page.evaluateOnNewDocument(() => {
      const counts: Record<string, number> = {};
      Object.assign(window, { counts });
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
        if (this instanceof Node && /click|key|pointer|touch|mouse/.test(args[0])) counts[args[0]] = (counts[args[0]] ?? 0) + 1;
        return add.apply(this, args);
      };
      const ask = getComputedStyle;
      Object.assign(window, {
        getComputedStyle(...args: Parameters<typeof ask>) {
          if (args[0] instanceof HTMLImageElement) counts.styles = (counts.styles ?? 0) + 1;
          return ask(...args);
        },
      });
    }),
  );
  await page.waitForSelector('.gallery img[data-parent-ratio]');
  const counts = await page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts);
  for (const type of ['click', 'keydown', 'pointerdown']) expect([type, counts[type] ?? 0]).toSatisfy(([, n]) => Number(n) <= 3);
  expect(counts.styles).toBeUndefined();
});
