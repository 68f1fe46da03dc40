// covers: runtime/compat/ runtime/features/lightbox/ runtime/features/lightbox/chunks/
// These tests are slow: most need an address, a history or a page of their own.
import type { KeyInput, Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { refuseRequests } from '../../helpers/browser/refuse-requests.ts';
import { slide as bigSlide, image, slideshow } from '../../helpers/markup/gallery-html.ts';
import { picturesAskedOf, servePictures, withPictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const css = `<meta name="viewport" content="width=device-width"><style>body{margin:0}main{width:900px;max-width:100%}.slide.slide{display:inline-block;width:100px !important;height:100px;overflow:hidden}
.slide img{width:100px}figure img{max-width:100%}</style>`;
const slide = (name: string, link = `href="/img/${name}-800x500.svg"`, attributes = '') =>
  `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" ${link} ` +
  `data-slide-id="${name}" data-title="The ${name}" ${attributes}>${image(name)}</a></div></div>`;
const grid = (slides: string[], data: object = {}) =>
  '<div class="sqs-block gallery-block sqs-block-gallery" id="block" ' +
  `data-block-json='${JSON.stringify({ design: 'grid', lightbox: true, ...data })}'><div class="sqs-gallery-container ` +
  `sqs-gallery-block-grid"><div class="sqs-gallery">${slides.join('')}</div></div></div>`;
const three = ['one', 'two', 'three'];
const hostile =
  'data-description="&lt;p&gt;About it &lt;img src=x onerror=window.hurt=1&gt;&lt;a ' +
  'href=javascript:hurt=1&gt;it&lt;/a&gt;&lt;/p&gt;"';
const button =
  '<figure class="sqs-block-image"><button class="sqs-block-image-button lightbox" ' +
  `data-lightbox-theme="light">${image('kiln')}</button><figcaption>The kiln at night</figcaption></figure>`;
// The block's data are on an ancestor.
const summary =
  `<div data-block-json='${JSON.stringify({ design: 'list', lightbox: true })}'><div class="sqs-block sqs-block-summary-v2" ` +
  'data-block-type="55"><div class="sqs-gallery-container"><div class="summary-item-list ' +
  `sqs-gallery">${three.map((name) => `<div class="summary-item"><div><a class="summary-thumbnail-container" href="/blog/${name}"><div ` + `class="summary-thumbnail">${image(name)}</div></a></div><div class="summary-title"><a class="summary-title-link" ` + `href="/blog/${name}">The ${name}</a></div></div>`).join('')}</div></div></div></div>`;
const pages = {
  '/': grid(three.map((name) => slide(name))) + button + summary,
  // Chromium's pointer rests in the corner of a page that opens.
  '/off-the-corner': `<div style="height:1px"></div>${grid(three.map((name) => slide(name)))}`,
  // Anchors without an address: the first is focused as the page says, the second not at all.
  '/unlinked': grid([slide('one', 'role="button" tabindex="0"'), slide('two', '')]),
  '/slideshow': `<style>.next{display:block;width:50px;height:50px}</style>${slideshow({ slides: three.map((name) => bigSlide(name, 'fit')) })}`,
  '/below': `<div style="height:3000px"></div>${grid(three.map((name) => slide(name)))}`,
  '/links': grid([slide('one', 'href="/away"', hostile), slide('two', '', hostile)]),
  '/through': grid(
    [
      slide('one', '').replace('class="slide"', 'class="slide" data-click-through-url="#through"'),
      slide('two', '').replace('class="slide"', 'class="slide" data-click-through-url="javascript:hurt=1"'),
    ],
    { newWindow: false },
  ),
  '/through-new': grid([slide('one', '').replace('class="slide"', 'class="slide" data-click-through-url="/off"')], {
    newWindow: true,
  }),
  '/off': grid([slide('one', 'href="#stays"')], { lightbox: false }),
  '/light': grid(
    three.map((name) => slide(name)),
    { lightboxTheme: 'light' },
  ),
  '/many': grid(Array.from({ length: 200 }, (_, index) => slide(`s${index}`))),
  '/template':
    '<img id="a" data-src="/img/one-800x500.svg" data-image-dimensions="800x500" alt="One"><div ' +
    'id="b"><p>Words</p></div><button id="on">On</button>',
  '/films': grid([
    '<div class="slide" data-type="video"><a href="#" class="image-slide-anchor">Film<div class="sqs-video-wrapper" ' +
      'data-html="&lt;iframe src=&quot;/film&quot;&gt;&lt;/iframe&gt;" data-provider-name="Vimeo"></div></a></div>',
    slide('two'),
  ]),
  '/walks/two': grid(three.map((name) => slide(name))),
  '/walks/far-two': grid([slide('one').replace('data-slide-id="one"', 'data-slide-id="a1" data-slide-url="/walks/far-two"')]),
  '/walks/wo': grid(three.map((name) => slide(name).replace('data-slide-id', 'data-slide-url'))),
  '/section':
    '<div data-controller="GalleryGrid" ' +
    `data-props='{"lightboxEnabled":true}'>${three.map((name) => `<figure class="gallery-grid-item"><div class="gallery-grid-item-wrapper" data-lightbox-theme="light">${image(name)}</div></figure>`).join('')}</div>`,
};
const world = browserWorld(() => [
  withPictures(
    testSite(
      'pots',
      Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, { head: css, body: `<main>${body}</main>` }])),
    ),
  ),
  withPictures(
    testSite('asks', {
      '/': {
        context: { ...plainContext, cookieSettings: { isCookieBannerEnabled: true } },
        head: css,
        body: `<main>${grid(three.map((name) => slide(name)))}</main>`,
      },
    }),
  ),
]);

/** The controls follow after the first frame. */
const opened = 'dialog.sqs-lightbox[open]';
interface Arriving {
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly site?: string;
  /** Whether several tests use the page. */
  readonly stays?: boolean;
  /** Whether the page has a new tab, with an empty cache. */
  readonly isNew?: boolean;
  /** Whether animations run at their normal speed. */
  readonly inTime?: boolean;
}
async function arrive(path = '/', { prepare, site = 'pots', stays = false, isNew = false, inTime = false }: Arriving = {}) {
  const visitor = stays || isNew ? await world.newVisitor({ stays }) : await world.nextVisitor();
  const { page } = visitor;
  const asked = picturesAskedOf(page);
  await page.setViewport({ width: 1000, height: 700 });
  if (!inTime) await hastenAnimations(page, { stays: true, times: 10 });
  await prepare?.(page);
  await visitor.open(site, path);
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(new URL(request.url()).pathname));
  const open = async (selector = '.slide:nth-child(2) a') => {
    await page.click(selector);
    await page.waitForSelector(`${opened} .sqs-lightbox-close`);
  };
  // Closing goes back in the history, which would close a lightbox that is opened meanwhile.
  const closed = () =>
    page.waitForFunction(() => !document.querySelector('.sqs-lightbox') && history.scrollRestoration === 'auto');
  const shown = (text: string) =>
    page.waitForFunction((wanted) => document.querySelector('.sqs-lightbox-count')?.textContent?.startsWith(wanted), {}, text);
  const count = () => page.evaluate(() => document.querySelector('.sqs-lightbox-count')?.firstChild?.textContent ?? null);
  const press = (key: KeyInput) => page.keyboard.press(key);
  /** Presses an arrow key until it steps: for 200 ms after a step keys are ignored. */
  const step = async (key: KeyInput, wanted: string) => {
    const before = await count();
    do await press(key);
    while ((await count()) === before);
    await shown(wanted);
  };
  const picture = () =>
    page.evaluate(() => document.querySelector('.sqs-lightbox-slide:last-child>*')?.getBoundingClientRect().toJSON());
  return { visitor, page, asked, chunks, open, closed, shown, count, press, step, picture };
}

type Arrival = Awaited<ReturnType<typeof arrive>>;
/** Returns a page that several tests use, loaded once, with the lightbox closed. */
function shared<Given extends Arrival>(load: () => Promise<Given>): () => Promise<Given> {
  let loaded: Promise<Given> | undefined;
  return async () => {
    loaded ??= load();
    const given = await loaded;
    await given.page.bringToFront();
    if (await given.page.$('.sqs-lightbox')) await given.press('Escape');
    await given.closed();
    return given;
  };
}
const revisit = shared(() => arrive('/', { stays: true }));

describe('opening', () => {
  test('the lightbox is fetched once the browser is idle, and a press does not fetch it again', async () => {
    const { page, open } = await arrive('/off-the-corner');
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (/\/chunks\//.test(name) ? [name] : [])),
      );
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /chunks\/lightbox-[A-Z0-9]+\.js/.test(name)),
    );
    const before = await fetched();
    await open();
    expect((await fetched()).filter((name) => !before.includes(name) && /\/lightbox/.test(name))).toEqual([]);
  });

  // lightbox#class-names, lightbox#layer, lightbox#item-data, lightbox#resting-controls, images#image-widths
  test(
    'the picture is in the middle in its own shape, in the width that covers it, with its title and "2 of 3"; its neighbours ' +
      'are fetched',
    async () => {
      // The first on this page: nothing else has fetched its pictures.
      const { page, open, shown, picture, asked } = await revisit();
      await open();
      await shown('2 of 3: The two');
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const { left, width, height } = (await picture()) as DOMRect;
      expect([left + width / 2, width / height]).toEqual([500, 1.6]);
      expect(width).toBeLessThanOrEqual(800);
      await page.waitForFunction(() =>
        (document.querySelector('.sqs-lightbox-slide img') as HTMLImageElement).src.includes('format=1000w'),
      );
      await page.waitForFunction(() => document.querySelector('.sqs-lightbox-title')?.textContent === 'The two');
      expect(asked).toContain('two?format=1000w');
      await page.waitForFunction(() =>
        ['one', 'three'].every((name) =>
          performance.getEntriesByType('resource').some((entry) => entry.name.includes(`${name}-800x500.svg?format=1000w`)),
        ),
      );
      expect(await page.evaluate(() => document.body.className)).toBe('sqs-lightbox-open');
      const looks = await page.evaluate(() => {
        const look = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
        const { position, zIndex, width, height } = look('.sqs-lightbox');
        const { opacity, backgroundColor } = look('.sqs-lightbox-overlay');
        const { transition } = look('.sqs-lightbox-next');
        return [position, zIndex, width, height, opacity, backgroundColor, transition];
      });
      // Full screen at z-index 10000000, the overlay at an opacity of 0.95; controls fade in 500 ms.
      expect(looks).toEqual(['fixed', '10000000', '1000px', '700px', '0.95', 'rgb(0, 0, 0)', 'opacity 0.5s']);
    },
  );

  // lightbox#page-scroll, lightbox#layer
  test(
    'a lightbox of 200 pictures adds at most 20 elements; the page behind does not scroll, by wheel or by key, and ends at ' +
      'the picture that was shown last',
    async () => {
      const { page, open, shown, press, closed } = await arrive('/many');
      await open('.slide:nth-child(7) a');
      await shown('7 of 200');
      expect(await page.evaluate(() => document.querySelectorAll('.sqs-lightbox, .sqs-lightbox *').length)).toBeLessThanOrEqual(
        20,
      );
      const scrolled = () => page.evaluate(() => scrollY);
      const before = await scrolled();
      for (const [x, y] of [
        [500, 350],
        [5, 5],
      ] as const) {
        await page.mouse.move(x, y);
        await page.mouse.wheel({ deltaY: 300 });
      }
      for (const key of ['PageDown', 'Space', 'End'] as const) await press(key);
      await shown('200 of 200');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await scrolled()).toBe(before);
      await page.$eval('.sqs-lightbox-next', (next) => {
        for (let step = 0; step < 97; step++) (next as HTMLElement).click();
      });
      await shown('97 of 200');
      await press('Escape');
      await closed();
      const { id, top } = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        return { id: focused.dataset.slideId, top: focused.getBoundingClientRect().top };
      });
      expect(id).toBe('s96');
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(700);
    },
  );

  // lightbox#opened-by, lightbox#lightbox-theme
  test('an image block opens its own picture, with its caption, in its theme; a click anywhere closes it', async () => {
    const { page, open, closed } = await revisit();
    await open('.sqs-block-image-button');
    const background = (overlay: Element) => getComputedStyle(overlay).backgroundColor;
    expect(await page.$eval('.sqs-lightbox[data-theme=light] .sqs-lightbox-overlay', background)).toBe('rgb(255, 255, 255)');
    expect(await page.evaluate(() => document.querySelector('.sqs-lightbox-meta')?.textContent)).toBe('The kiln at night');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.mouse.click(500, 350);
    await closed();
  });

  // lightbox#first-frame
  test('the first frame has the picture; the controls, the modality and the history entry follow', async () => {
    const { page, open } = await arrive('/', { inTime: true });
    await page.hover('.slide:nth-child(2) a');
    await page.waitForFunction(() => (document.querySelector('.slide:nth-child(2) img') as HTMLImageElement).complete);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /chunks\/lightbox-[A-Z0-9]+\.js/.test(name)),
    );
    const firstFrame = page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = () => {
            const picture = document.querySelector<HTMLImageElement>('dialog[open] .sqs-lightbox-slide img');
            const { left = 0, width = 0 } = picture?.getBoundingClientRect() ?? {};
            const thumbnail = document.querySelector('.slide:nth-child(2) img')?.getBoundingClientRect();
            resolve([
              picture?.complete,
              Math.round(width - (thumbnail?.width ?? 0)),
              Math.round(left - (thumbnail?.left ?? 0)),
              document.querySelectorAll('dialog button,dialog[data-ss-modal]').length,
              location.hash,
            ]);
          };
          addEventListener('click', () => requestAnimationFrame(look), { once: true });
        }),
    );
    await open();
    // The picture starts in the thumbnail's size and place.
    expect(await firstFrame).toEqual([true, 0, 0, 0, '']);
    await page.waitForFunction(() => document.querySelector('dialog[data-ss-modal]') && location.hash === '#itemId=two');
  });

  // lightbox#early-clicks
  test('a click that precedes the lightbox’s code is held and opens the lightbox', async () => {
    const { page, shown } = await arrive('/', { isNew: true });
    await page.evaluate(() => (document.querySelector('.slide:nth-child(3) a') as HTMLElement).click());
    await shown('3 of 3');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('a double click that precedes the gallery’s chunk opens the lightbox once and does nothing more; on a control it steps', async () => {
    const { page } = await world.newVisitor();
    await servePictures(page);
    /** Clicks twice while the gallery's chunk loads. */
    const clickEarly = async (path: string, selector: string) => {
      const { asked, release } = holdRequests(page, /chunks\/gallery-[A-Z0-9]+\.js/);
      await page.goto(world.address('pots', path), { waitUntil: 'domcontentloaded' });
      await asked;
      await page.click(selector, { count: 2 });
      expect(new URL(page.url()).pathname).toBe(path);
      release();
    };
    await clickEarly('/', '.slide:nth-child(2) a');
    await page.waitForFunction(
      () => document.querySelector('.sqs-lightbox-count')?.textContent === '2 of 3: The two' && location.hash === '#itemId=two',
    );
    expect(await page.evaluate(() => [document.querySelectorAll('dialog').length, history.length])).toEqual([1, 3]);
    await clickEarly('/slideshow', '.next');
    await page.waitForFunction(() => window.SSRuntime.gallery(document.querySelector('#block') as Element)?.currentIndex === 1);
  });

  test('the second click of the double click that opens the lightbox does not step', async () => {
    const { page, open, shown } = await revisit();
    await open();
    await shown('2 of 3');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.mouse.move(700, 350);
    const click = async (clickCount: number) => {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      return page.$eval('.sqs-lightbox-count', (count) => count.firstChild?.textContent);
    };
    expect(await click(2)).toBe('2 of 3');
    expect(await click(1)).toBe('3 of 3');
    expect(await click(2)).toBe('1 of 3');
  });

  // lightbox#lightbox-missing
  test('where the lightbox cannot be fetched the link is followed, and the console says what is missing', async () => {
    // Refused from the start, because the pointer may be over a picture already.
    const { page, visitor } = await arrive('/', {
      isNew: true,
      async prepare(page) {
        await servePictures(page);
        refuseRequests(page, /\/chunks\/lightbox-/);
      },
    });
    await page.click('.slide:nth-child(2) a');
    await page.waitForFunction(() => location.pathname === '/img/two-800x500.svg');
    expect(visitor.said).toContain('lightboxify is not available in this tier');
  });

  // lightbox#item-link
  test("a summary's picture opens the lightbox, and the title there leads to the item's page", async () => {
    const { page, open } = await revisit();
    await open('.summary-item:nth-child(2) img.thumb-image');
    expect(await page.$eval('.sqs-lightbox-title', (title) => [title.textContent, title.getAttribute('href')])).toEqual([
      'The two',
      expect.stringMatching(/\/blog\/two$/),
    ]);
  });

  // lightbox#lightbox-theme
  test(
    'pictures without a link are reached and pressed by keyboard; a gallery section with lightboxEnabled opens as well, in ' +
      'the theme that its pictures name',
    async () => {
      const { page, visitor, open, shown, press, closed } = await arrive('/section');
      await page.waitForSelector('figure img[role=button]');
      await press('Tab');
      // The lightbox is still loading.
      await press('Space');
      await shown('1 of 3');
      await press('Escape');
      await closed();
      expect(await page.evaluate(() => document.activeElement === document.querySelector('figure img.thumb-image'))).toBe(true);
      await open('figure:nth-of-type(3) img');
      await shown('3 of 3');
      expect(await page.$eval('.sqs-lightbox', (dialog) => (dialog as HTMLElement).dataset.theme)).toBe('light');
      await visitor.open('pots', '/unlinked');
      await page.waitForSelector('img[role=button]');
      for (const said of ['1 of 2', '2 of 2']) {
        await press('Tab');
        await press('Enter');
        await shown(said);
        await press('Escape');
        await closed();
      }
    },
  );

  // lightbox#text-below, lightbox#item-link
  test(
    "an owner's HTML is shown without its scripts; a link that leads elsewhere is followed, a click with Ctrl is left alone, " +
      "and without the block's flag nothing opens",
    async () => {
      const { page, visitor, open, press, closed } = await arrive('/links');
      await open('.slide:nth-child(2) a');
      await page.waitForSelector('.sqs-lightbox-meta a');
      expect(
        await page.evaluate(() => [
          document.querySelector('.sqs-lightbox-meta')?.textContent,
          document.querySelectorAll('.sqs-lightbox-meta :is(img,[href])').length,
          (window as { hurt?: number }).hurt ?? 'unhurt',
        ]),
      ).toEqual(['The twoAbout it it', 0, 'unhurt']);
      await press('Escape');
      await closed();
      await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
      await page.click('.slide:nth-child(1) a');
      await page.keyboard.down('Control');
      await page.click('.slide:nth-child(2) a');
      await page.keyboard.up('Control');
      expect(await page.$('.sqs-lightbox')).toBeNull();
      await visitor.open('pots', '/off');
      await page.click('.slide a');
      expect(await page.$('.sqs-lightbox')).toBeNull();
    },
  );

  // lightbox#item-link, gallery#click-through
  test(
    'a slide with a click-through address and no link leads there, by Enter too and in a new window where the block says so; ' +
      'a slide whose address is a script opens the lightbox',
    async () => {
      const { page, visitor, open } = await arrive('/through');
      for (const follow of [() => page.click('.slide img'), () => page.keyboard.press('Enter')]) {
        await page.evaluate(() => history.replaceState(null, '', location.pathname));
        await follow();
        await page.waitForFunction(() => location.hash === '#through');
        expect(await page.$('.sqs-lightbox')).toBeNull();
        await page.waitForSelector('.slide img[tabindex]');
        await page.focus('.slide img');
      }
      await open('.slide:nth-child(2) img');
      expect(await page.evaluate(() => (window as { hurt?: number }).hurt ?? 'unhurt')).toBe('unhurt');
      await visitor.open('pots', '/through-new');
      const [popup] = await Promise.all([
        new Promise<Page | null>((resolve) => page.once('popup', resolve)),
        page.click('.slide img'),
      ]);
      await popup?.waitForFunction(() => location.pathname === '/off');
      await popup?.close();
      expect(await page.evaluate(() => location.pathname)).toBe('/through-new');
    },
  );
});

describe('stepping', () => {
  // lightbox#arrow-keys
  test('Home and End show the first and the last picture', async () => {
    const { open, step } = await revisit();
    await open();
    await step('End', '3 of 3');
    await step('Home', '1 of 3');
  });

  // lightbox#arrow-keys, lightbox#loop-on-desktop
  test('arrow keys loop on desktop, and step at most once in 200 ms', async () => {
    const { page, open, press, step } = await revisit();
    await open();
    await step('ArrowRight', '3 of 3');
    await step('ArrowRight', '1 of 3');
    await step('ArrowLeft', '3 of 3');
    const times = await page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      const text = () => document.querySelector('.sqs-lightbox-count')?.textContent ?? '';
      const times: number[] = [];
      let last = text();
      // Half a second of a key that is held down.
      for (const start = performance.now(); performance.now() - start < 500; ) {
        const press = new KeyboardEvent('keydown', { key: 'ArrowLeft' });
        dialog?.dispatchEvent(press);
        if (text() !== last) times.push(press.timeStamp);
        last = text();
      }
      return times;
    });
    expect(times.length).toBeGreaterThanOrEqual(1);
    expect(times.length).toBeLessThanOrEqual(3);
    expect(Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toBeGreaterThanOrEqual(199);
    await press('Tab');
    expect(await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))).toBe(true);
  });

  test('a step reads no layout', async () => {
    const { page, open, shown } = await arrive();
    await open();
    await shown('2 of 3');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const read = await page.evaluate(() => {
      const read: string[] = [];
      const watch = (owner: object, name: string) => {
        const descriptor = Object.getOwnPropertyDescriptor(owner, name);
        const { get, value } = descriptor ?? {};
        const original = get ?? value;
        const watched = function (this: unknown, ...given: unknown[]) {
          read.push(name);
          return Reflect.apply(original, this, given);
        };
        Object.defineProperty(owner, name, { ...descriptor, ...(get ? { get: watched } : { value: watched }) });
      };
      for (const name of ['clientWidth', 'clientHeight', 'clientTop', 'clientLeft', 'scrollTop', 'scrollLeft', 'scrollWidth'])
        watch(Element.prototype, name);
      for (const name of ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft']) watch(HTMLElement.prototype, name);
      for (const name of ['getBoundingClientRect', 'getClientRects']) watch(Element.prototype, name);
      watch(window, 'getComputedStyle');
      (document.querySelector('.sqs-lightbox-next') as HTMLElement).click();
      return read;
    });
    expect(read).toEqual([]);
    await shown('3 of 3');
  });

  // lightbox#click-zones, lightbox#ways-out
  test('a click on the right half of the picture goes on, on the left half back, and beside it closes', async () => {
    const { page, open, shown, closed } = await revisit();
    await open();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.mouse.click(700, 350);
    await shown('3 of 3');
    await page.mouse.click(300, 350);
    await shown('2 of 3');
    await page.mouse.click(30, 120);
    await closed();
  });

  // lightbox#loop-on-desktop
  test('the lightbox does not loop on a phone: the controls are disabled at the ends', async () => {
    const { page, open, step, count } = await arrive('/', {
      isNew: true,
      prepare: (page) => page.setUserAgent({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile' }),
    });
    await open();
    await step('ArrowRight', '3 of 3');
    const disabled = (name: string) => page.$eval(`.sqs-lightbox-${name}`, (control) => control.getAttribute('aria-disabled'));
    expect([await disabled('previous'), await disabled('next')]).toEqual(['false', 'true']);
    await step('ArrowLeft', '2 of 3');
    await step('ArrowRight', '3 of 3');
    await page.click('.sqs-lightbox-next');
    expect(await count()).toBe('3 of 3');
  });
});

describe('closing', () => {
  // lightbox#fade-times, lightbox#layer
  test(
    'the overlay fades in for 0.35 s and a video for 0.6 s; a step takes 0.6 s; the close control fades the lightbox out in ' +
      '0.35 s',
    async () => {
      const { page, shown, closed } = await arrive('/films', { inTime: true });
      await page.evaluate(() => {
        const { animate } = Element.prototype;
        const played: unknown[] = [];
        Element.prototype.animate = function (frames, options) {
          const [frame] = frames as Keyframe[];
          played.push([this.className, frame?.offset, frame?.opacity, (options as KeyframeAnimationOptions).duration]);
          return animate.call(this, frames, options);
        };
        Object.assign(window, { played });
      });
      const played = () => page.evaluate(() => (window as unknown as { played: unknown[] }).played.splice(0));
      await page.focus('.slide:nth-child(1) a');
      await page.keyboard.press('Enter');
      await shown('1 of 2');
      expect(await played()).toEqual([
        ['sqs-lightbox-overlay', 0, 0, 350],
        ['sqs-lightbox-slide', 0, 0, 600],
      ]);
      await page.click('.sqs-lightbox-next');
      await shown('2 of 2');
      // The new slide fades in while the old one fades out.
      expect(await played()).toEqual([
        [expect.stringContaining('sqs-lightbox-slide'), 0, 0, 600],
        ['sqs-lightbox-slide', 1, 0, 600],
      ]);
      await page.evaluate(() =>
        document.addEventListener('transitionrun', ({ target, propertyName }) => {
          const { className } = target as Element;
          const { transitionDuration } = getComputedStyle(target as Element);
          document.body.setAttribute('data-faded', `${className} ${propertyName} ${transitionDuration}`);
        }),
      );
      await page.click('.sqs-lightbox-close');
      await closed();
      expect((await played()).map((each) => (each as unknown[]).at(-1))).toEqual([350]);
      expect(await page.$eval('body', (body) => body.dataset.faded)).toMatch(/opacity 0.35s$/);
    },
  );

  // lightbox#ways-out, lightbox#focus-return
  test('Escape closes the lightbox, and the focus goes to the picture that was shown last', async () => {
    const { page, open, step, press, closed } = await revisit();
    await open();
    await step('ArrowRight', '3 of 3');
    await press('Escape');
    await closed();
    expect(
      await page.evaluate(() => [document.activeElement?.getAttribute('data-slide-id'), document.body.className, location.hash]),
    ).toEqual(['three', '', '']);
  });

  // lightbox#ways-out
  test('Escape in the first frame closes the lightbox, which leaves no entry in the history', async () => {
    const { page, open, press, closed } = await arrive();
    await open();
    await press('Escape');
    await closed();
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.slide:nth-child(2) a')?.click();
      if (!document.querySelector('.sqs-lightbox:not(.sqs-lightbox-closing)')) throw new Error('The lightbox is not open.');
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    });
    await closed();
    expect(await page.evaluate(() => [history.length, location.hash, document.body.className])).toEqual([before, '', '']);
  });

  // lightbox#ways-out, lightbox#history-entry, lightbox#address-opens
  test('Back closes the lightbox and stays on the page; the address names each item, and opens it', async () => {
    const { page, open, step, closed, shown } = await arrive();
    await open();
    await page.waitForFunction(() => location.hash === '#itemId=two');
    await step('ArrowRight', '3 of 3');
    const address = await page.evaluate(() => location.href);
    expect(new URL(address).hash).toBe('#itemId=three');
    await page.evaluate(() => history.back());
    await closed();
    expect(await page.evaluate(() => location.hash)).toBe('');
    await page.goto('about:blank');
    // Also where the gallery is far below the view, to which the page then scrolls.
    await page.goto(address.replace('/#', '/below#'));
    await page.waitForSelector(opened);
    await shown('3 of 3');
    // The visitor has made no further entry: Back would leave the page.
    await page.keyboard.press('Escape');
    await closed();
    expect(await page.evaluate(() => [location.pathname, location.hash])).toEqual(['/below', '']);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  });

  test.each([
    ['/walks/two', '2 of 3'],
    ['/walks/far-two', '1 of 1'],
  ])('the last segment of %s names an item, which opens once', async (path, count) => {
    const { page, shown, closed } = await arrive(path);
    await shown(count);
    await page.keyboard.press('Escape');
    await closed();
    await page.evaluate(() => window.SSRuntime.initialize());
    expect([await page.$('dialog'), new URL(page.url()).pathname]).toEqual([null, path]);
  });

  test('an address that ends in a part of a name, or in an empty item id, opens nothing', async () => {
    const { page } = await arrive('/walks/wo?itemId=');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /chunks\/lightbox-[A-Z0-9]+\.js/.test(name)),
    );
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.$('dialog')).toBeNull();
  });

  test('SSRuntime.destroy closes the lightbox and restores the page', async () => {
    const { page, open } = await arrive('/', { isNew: true });
    const before = await page.evaluate(() => document.documentElement.outerHTML.replace(/ src="[^"]*"/g, ''));
    await open();
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.evaluate(() => window.SSRuntime.destroy());
    // Its entry stays in the history.
    await page.waitForFunction(() => !document.querySelector('.sqs-lightbox'));
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    // The links lead where the server's HTML says.
    const click = (selector: string) =>
      page.$eval(selector, (link) => {
        const { body } = document;
        body.dataset.left = 'no';
        const look = (event: Event) => {
          body.dataset.left = event.defaultPrevented ? 'no' : 'yes';
          event.preventDefault();
        };
        addEventListener('click', look, { once: true });
        (link as HTMLElement).click();
      });
    const isLeft = () => page.evaluate(() => document.body.dataset.left);
    await click('.slide a');
    expect(await isLeft()).toBe('yes');
    // So do those of a gallery that is added and never mounted.
    await page.evaluate(() => document.body.append(document.querySelector('#block')?.cloneNode(true) as Node));
    await click('body>#block .slide a');
    expect(await isLeft()).toBe('yes');
    await page.evaluate(() => {
      document.querySelector('body>#block')?.remove();
      document.body.removeAttribute('data-left');
    });
    expect(await page.evaluate(() => [document.documentElement.getAttribute('style'), document.body.className])).toEqual([
      null,
      '',
    ]);
    expect(before).not.toContain('sqs-lightbox-open');
  });
});

describe('fingers', () => {
  const phone = shared(() =>
    arrive('/', {
      stays: true,
      prepare: (page) => page.setViewport({ width: 400, height: 700, hasTouch: true, isMobile: true }),
    }),
  );
  async function withFingers() {
    const given = await phone();
    const client = await given.page.createCDPSession();
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][], timestamp?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        ...(timestamp && { timestamp }),
      });
    const drag = async (from: [number, number], to: [number, number]) => {
      await touch('touchStart', [from]);
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
      await touch('touchEnd', []);
    };
    const widthOf = async () => {
      await given.page.waitForFunction(() => document.getAnimations().length === 0);
      return ((await given.picture()) as DOMRect).width;
    };
    await given.open();
    await given.page.waitForFunction(() => document.getAnimations().length === 0);
    return { ...given, touch, drag, widthOf };
  }

  // lightbox#finger-swipe
  test('a swipe to the left shows the next picture, to the right the one before', async () => {
    const { page, drag, shown } = await withFingers();
    await drag([300, 350], [60, 350]);
    await shown('3 of 3');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await drag([60, 350], [300, 350]);
    await shown('2 of 3');
  });

  // lightbox#finger-swipe, lightbox#ways-out
  test('a pull down closes, a short one does not', async () => {
    const { page, drag, closed, touch } = await withFingers();
    await touch('touchStart', [[200, 300]]);
    await touch('touchMove', [[200, 330]]);
    await touch('touchMove', [[200, 340]]);
    await touch('touchMove', [[200, 302]]);
    await touch('touchEnd', []);
    expect(await page.$(opened)).not.toBeNull();
    await drag([200, 300], [200, 600]);
    await closed();
  });

  test('two fingers enlarge the picture, one moves it, and its edges stay outside the stage', async () => {
    const { touch, drag, widthOf, picture, page } = await withFingers();
    const before = await widthOf();
    await touch('touchStart', [
      [180, 350],
      [220, 350],
    ]);
    await touch('touchMove', [
      [140, 350],
      [260, 350],
    ]);
    await touch('touchMove', [
      [120, 350],
      [280, 350],
    ]);
    await touch('touchEnd', []);
    expect(await widthOf()).toBeGreaterThan(before * 1.5);
    await drag([100, 350], [390, 350]);
    expect(((await picture()) as DOMRect).left).toBe(0);
    expect(await page.$(opened)).not.toBeNull();
  });

  test('two fingers that come together shrink the picture to its first size, also where one touches a control', async () => {
    const { page, touch, widthOf } = await withFingers();
    const before = await widthOf();
    const { x, y } = (await page.$eval('.sqs-lightbox-next', (next) => next.getBoundingClientRect().toJSON())) as DOMRect;
    const pinch = async (...spreads: number[]) => {
      for (const [at, spread] of spreads.entries())
        await touch(at === 0 ? 'touchStart' : 'touchMove', [
          [x + 20 - spread, y + 20],
          [x + 20, y + 20],
        ]);
      await touch('touchEnd', []);
    };
    await pinch(100, 150, 200);
    expect(await widthOf()).toBeGreaterThan(before * 1.5);
    await pinch(200, 150, 50);
    expect(await widthOf()).toBeCloseTo(before, 0);
    expect(await page.$(opened)).not.toBeNull();
  });

  // lightbox#double-tap, lightbox#zoom-limit
  test('a double tap enlarges the picture 2.5 times, or as far as its own pixels allow, and another double tap undoes it', async () => {
    const { touch, widthOf } = await withFingers();
    const before = await widthOf();
    // The events carry timestamps, because a busy machine is slow between two taps.
    let now = Date.now() / 1000;
    const doubleTap = async () => {
      for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const) {
        now += 0.05;
        await touch(type, type === 'touchStart' ? [[200, 350]] : [], now);
      }
      now += 1;
    };
    await doubleTap();
    expect(await widthOf()).toBeCloseTo(Math.min(before * 2.5, Math.max(800, before * 2)), 0);
    await doubleTap();
    expect(await widthOf()).toBeCloseTo(before, 0);
  });
});

describe('accessibility and preferences', () => {
  test.each([
    ['/', 1000],
    ['/light', 320],
  ])('axe finds nothing on %s at %i px', async (path, width) => {
    const { page, open } =
      path === '/' ? await revisit() : await arrive(path, { prepare: (page) => page.setViewport({ width, height: 700 }) });
    await open();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect([page.viewport()?.width, await findWithAxe(page)]).toEqual([width, []]);
  });

  // lightbox#announcement
  test('the status has "2 of 3" with the title once the dialog is open, and changes with each step', async () => {
    const { page, open, step, shown } = await revisit();
    await page.evaluate(() => {
      const announced: (string | null)[] = [];
      const look = () => {
        const status = document.querySelector('dialog [role=status]');
        if (status && announced.at(-1) !== status.textContent) announced.push(status.textContent);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { announced });
    });
    await open();
    await shown('2 of 3');
    await step('ArrowRight', '3 of 3');
    expect(await page.evaluate(() => (window as unknown as { announced: string[] }).announced)).toEqual([
      '',
      '2 of 3: The two',
      '3 of 3: The three',
    ]);
    expect(await page.evaluate(() => document.activeElement === document.querySelector('dialog'))).toBe(true);
  });

  test('arrows and arrow keys are mirrored on a right-to-left page', async () => {
    const { page, open, press, closed, step } = await revisit();
    await open();
    const mirrored = () =>
      page.$$eval('.sqs-lightbox-previous,.sqs-lightbox-next', (both) => both.map((arrow) => getComputedStyle(arrow).scale));
    expect(await mirrored()).toEqual(['none', '-1 1']);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await press('Escape');
    await closed();
    await open();
    await page.waitForSelector('.sqs-lightbox-turned');
    expect(await mirrored()).toEqual(['-1 1', 'none']);
    await step('ArrowLeft', '3 of 3');
    // Other tests use this page too.
    await page.evaluate(() => {
      document.documentElement.dir = '';
    });
  });

  // lightbox#reduced-motion
  test('nothing moves with prefers-reduced-motion', async () => {
    const { page, open, step, press, closed } = await arrive('/', {
      prepare: (page) => page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
    });
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      const moved: unknown[] = [];
      Element.prototype.animate = function (frames, options) {
        if ((options as KeyframeAnimationOptions).duration !== 0) moved.push(frames);
        return animate.call(this, frames, options);
      };
      Object.assign(window, { moved });
    });
    await open();
    await step('ArrowRight', '3 of 3');
    await press('Escape');
    await closed();
    expect(await page.evaluate(() => (window as unknown as { moved: unknown[] }).moved)).toEqual([]);
  });

  // lightbox#banner-on-top, site#modal-banner
  test('the cookie banner stays on top and can be answered', async () => {
    const { page, open, press, closed } = await arrive('/', { site: 'asks' });
    await page.waitForSelector('.sqs-cookie-banner-v2');
    await open();
    expect(
      await page.evaluate(() => document.querySelector('dialog')?.contains(document.querySelector('.sqs-cookie-banner-v2'))),
    ).toBe(true);
    await press('Escape');
    await closed();
    expect(await page.evaluate(() => document.querySelector('.sqs-cookie-banner-v2')?.parentElement?.tagName)).toBe('BODY');
    await open();
    await page.click('.sqs-cookie-banner-v2-accept');
    await page.waitForFunction(() => !document.querySelector('.sqs-cookie-banner-v2'));
    expect(await page.$(opened)).not.toBeNull();
  });
});

describe('templates and videos', () => {
  // lightbox#template-lightbox, compat#lightbox2
  test('Y.Squarespace.Lightbox2 shows pictures and pieces of the page, from currentSetIndex on', async () => {
    const { page, shown, closed } = await arrive('/template');
    await page.evaluate(() => {
      const y = (
        window as unknown as {
          Y: {
            use(callback: () => void): void;
            Squarespace: { Lightbox2: new (given: object) => { render(): { after(name: string, callback: () => void): void } } };
          };
        }
      ).Y;
      y.use(() => {
        const by = (id: string) => document.getElementById(id);
        const box = new y.Squarespace.Lightbox2({
          controls: { next: by('on') },
          set: [{ content: by('a'), meta: '<b>First</b>' }, { content: { _node: by('b') } }, { content: null }],
          currentSetIndex: 1,
        });
        box.render().after('close', () => document.body.setAttribute('data-closed', ''));
      });
    });
    await page.waitForSelector(opened);
    await shown('2 of 2');
    expect(await page.$eval('.sqs-lightbox-content', (content) => content.textContent)).toBe('Words');
    // The template's own control, which lies behind the lightbox.
    await page.$eval('#on', (button) => (button as HTMLElement).click());
    await shown('1 of 2');
    expect(await page.$eval('.sqs-lightbox-meta', (meta) => meta.innerHTML)).toContain('First');
    await page.keyboard.press('Escape');
    await closed();
    expect(await page.$('body[data-closed]')).not.toBeNull();
    expect(await page.$eval('#b', (element) => element.outerHTML)).toBe('<div id="b"><p>Words</p></div>');
  });

  // lightbox#lightbox-video
  test('a video is shown after a click on its overlay, and removed with the next step', async () => {
    const { page, shown } = await arrive('/films');
    await page.focus('.slide:nth-child(1) a');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.sqs-lightbox .sqs-video-wrapper[data-ss-block], .sqs-lightbox .sqs-video-overlay');
    expect(await page.$$eval('.sqs-lightbox iframe', (all) => all.length)).toBe(0);
    await page.click('.sqs-lightbox .sqs-video-overlay');
    await page.waitForSelector('.sqs-lightbox iframe');
    await page.click('.sqs-lightbox-next');
    await shown('2 of 2');
    await page.waitForFunction(() => !document.querySelector('.sqs-lightbox iframe'));
  });
});
