// covers: runtime/features/images/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { passTime } from '../../helpers/browser/pass-time.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

interface Old {
  ImageLoader: { load(image: unknown, options?: unknown): unknown; bootstrap(config: unknown, root?: unknown): unknown };
}

const img = (name: string, size: string, extra = '') =>
  `<noscript><img src="/img/${name}-${size}.svg"></noscript><img id="${name}" data-src="/img/${name}-${size}.svg" ` +
  `data-image-dimensions="${size}" ${extra} alt="">`;
const column = '<style>body{margin:0}main{width:700px}main img{max-width:100%}</style>';
const far = '<div style="height:3000px"></div>';
const pages = {
  '/plain': `${img('a', '1600x800')}<p id="after">after</p>${far}${img('low', '800x400')}`,
  '/own': `${img('a', '1600x800')}${img('own', '300x300', 'data-load="false"')}<script>ImageLoader.load(document.querySelector('#a'))</script>`,
  '/left': `<style>#theme{height:200px}</style><figure id="theme">${img('left', '1600x800', 'data-load="false"')}</figure>`,
  '/block':
    '<div class="sqs-block image-block sqs-block-image"><div class="image-block-wrapper has-aspect-ratio" ' +
    `style="padding-bottom:50%">${img('boxed', '1600x800', 'data-load="false"')}</div></div>`,
  '/modes':
    '<div class="content-fill" ' +
    `style="width:200px;height:200px;overflow:hidden">${img('fill', '800x400', 'data-image-focal-point="0.25,0.5"')}</div><div ` +
    `class="content-fit" style="width:200px;height:200px">${img('fit', '800x400')}</div>`,
  '/broken':
    '<img id="b" data-src="" data-image="/img/b-600x300.svg" data-image-dimensions="wide" alt="a &amp;amp; ' +
    'b"><script>setTimeout(() => ImageLoader.bootstrap({}, document))</script>',
  '/seen':
    `${img('top', '800x400')}<div style="position:absolute;top:699px;width:90px">${img('below', '90x60')}</div><div ` +
    `style="position:absolute;top:701px;left:200px;width:90px">${img('beyond', '90x60')}</div>`,
  '/missing': `${['404', '503', 'aborted'].map((failure) => `${img(`gone${failure}`, '800x400')}<p>after</p>`).join('')}${img('there', '800x400')}`,
  '/instead':
    '<style>#f:not(.loaded){opacity:0}</style><img id="f" data-src="/none.svg" data-image-dimensions="800x400" alt="" ' +
    `onerror="this.onerror=null;this.src='/img/instead-400x200.svg'">`,
  '/focus': `<div class="sqs-block-image">${['0.2500000001,0.1', '-0.5,0.5', 'left', '']
    .map(
      (point, index) =>
        `<div style="padding-bottom:25%">${img(`p${index}`, '1600x800', point && `data-image-focal-point="${point}"`)}</div>`,
    )
    .join('')}</div>`,
  '/unknown':
    '<div class="content-fill" style="width:200px;height:200px;overflow:hidden"><img id="u" data-src="/img/u-800x400.svg" ' +
    'data-image-dimensions="800" alt=""></div>',
  '/picture':
    '<picture><source media="(min-width:1px)" srcset="/img/source-300x300.svg"><img id="inside" ' +
    'data-src="/img/inside-300x300.svg" alt=""></picture><img id="set" srcset="/img/own-300x300.svg 1x" ' +
    'data-src="/img/set-300x300.svg" alt="">',
  '/overlay':
    '<div class="embed-block-wrapper" style="position:relative;padding-bottom:50%"><div class="sqs-video-wrapper" ' +
    'data-html="&lt;iframe src=/none>"><div class="sqs-video-overlay" style="position:absolute;inset:0"><img id="poster" ' +
    'data-load="false" data-src="/img/poster-800x800.svg" data-image-dimensions="800x800" alt=""></div></div></div>',
  '/drawn': `<style>main img{height:auto}.logo{width:120px}.half{width:50%}.small{max-width:200px}main .low{height:90px;width:auto}</style>${[
    ['inline', '1600x800', 'style="width:320px;height:160px"'],
    ['given', '1600x800', 'width="640" height="320"'],
    ['logo', '1600x800', 'class="logo"'],
    ['half', '1600x800', 'class="half"'],
    ['small', '1600x800', 'class="small"'],
    ['low', '1600x800', 'class="low"'],
    ['whole', '1600x800', ''],
  ]
    .map(([name = '', size = '', extra]) => `${img(name, size, extra)}<p>after</p>`)
    .join(
      '',
    )}<div style="width:200px;height:200px">${img('cover', '1600x800', 'style="width:100%;height:100%;object-fit:cover"')}</div><div class="sqs-block-image" style="width:200px"><button class="sqs-block-image-button"><div style="padding-bottom:100%">${img('cut', '1600x800')}</div></button></div>`,
  '/around':
    `<style>main{width:1000px}main img{height:auto}</style><a href="/">${img('link', '400x200')}</a><p><a href="/" ` +
    `style="display:inline-block">${img('button', '400x200')}</a></p><div style="display:grid;grid-template-columns:1fr 1fr ` +
    `1fr"><div>${img('third', '1600x800')}</div></div><div style="display:flex"><a ` +
    `href="/">${img('mark', '260x130')}</a></div><div style="display:flex"><p style="width:300px"></p><div ` +
    `style="flex:1">${img('rest', '1600x800')}</div></div><div style="float:left">${img('float', '1600x800')}</div>`,
  '/late':
    `<div id="soon" hidden>${img('soon', '800x400', 'data-load="false"')}</div><div id="never" ` +
    `hidden>${img('never', '800x400', 'data-load="false"')}</div>`,
  '/long': Array.from({ length: 30 }, (_, index) => `<div style="height:300px">${img(`l${index}`, '90x60')}</div>`).join(''),
  '/grid':
    `<div class="sqs-block sqs-block-gallery" data-block-json='{"design":"grid","thumbnails-per-row":1}'><div ` +
    'class="sqs-gallery-container"><div ' +
    `class="sqs-gallery">${Array.from({ length: 20 }, (_, index) => `<div class="slide"><div class="margin-wrapper"><a class="image-slide-anchor content-fill">${img(`l${index}`, '90x60', 'data-load="false"')}</a></div></div>`).join('')}</div></div></div>`,
  '/many': Array.from({ length: 40 }, (_, index) => img(`m${index}`, '90x60')).join(''),
};
const world = browserWorld(() => [
  testSite(
    'pictures',
    Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, { body: `${column}<main>${body}</main>` }])),
  ),
]);

async function arrive(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  const requested = await servePictures(page);
  await page.setViewport({ width: 900, height: 800 });
  await prepare?.(page);
  await page.evaluateOnNewDocument(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.title =
          'shifted ' +
          `${(entry as unknown as { sources: { node: Element; previousRect: DOMRect; currentRect: DOMRect }[] }).sources.map(({ node, previousRect, currentRect }) => `${node.id || node.nodeName} ${JSON.stringify([previousRect, currentRect])}`)}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitor.open('pictures', path);
  return { ...visitor, requested };
}

// images#lazy-margin, images#reserved-image
test('a second load of an image that has arrived but is not decoded yet does not mark it as loaded', async () => {
  const { page, open } = await world.nextVisitor();
  await servePictures(page);
  await page.evaluateOnNewDocument(() => {
    const decode = HTMLImageElement.prototype.decode;
    const held = new Promise<void>((resolve) => Object.assign(window, { letDecode: resolve }));
    HTMLImageElement.prototype.decode = async function () {
      await held;
      return decode.call(this);
    };
  });
  await open('pictures', '/own');
  await page.waitForFunction(() => (document.querySelector('#a') as HTMLImageElement).naturalWidth > 0);
  const classes = () => page.$eval('#a', (image) => [image.className, image.getAttribute('data-image-resolution')]);
  await page.evaluate(() => (window as unknown as Old).ImageLoader.load(document.querySelector('#a')));
  expect(await classes()).toEqual(['loading', null]);
  await page.evaluate(() => (window as unknown as { letDecode(): void }).letDecode());
  await expect.poll(classes).toEqual(['loaded', '750w']);
});

test('images of a page that calls no loader load near the view, in their size, and cause no layout shift', async () => {
  const { page, requested } = await arrive('/plain');
  await page.waitForSelector('#a.loaded');
  expect(requested).toEqual(['a?format=750w']);
  expect(await page.$eval('#a', (each) => [each.getAttribute('style'), each.getAttribute('data-image-resolution')])).toEqual([
    null,
    '750w',
  ]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForSelector('#low.loaded');
  expect(requested).toEqual(['a?format=750w', 'low?format=750w']);
  expect(await page.title()).toBe('Test');
});

// images#drawn-width
test('an image is requested in the width that CSS gives it, and its box has that width before the picture loads: nothing shifts', async () => {
  const { page, requested } = await arrive('/drawn', (page) => page.setViewport({ width: 900, height: 3000 }));
  await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 9);
  expect([...requested].sort()).toEqual([
    // 200 px square: 400 px of the picture's width are drawn, and cut off.
    'cover?format=500w',
    'cut?format=500w',
    'given?format=750w',
    'half?format=500w',
    'inline?format=500w',
    'logo?format=300w',
    'low?format=750w',
    'small?format=300w',
    'whole?format=750w',
  ]);
  expect(await page.title()).toBe('Test');
});

// images#drawn-width
test(
  'links, grids, flex boxes and floats around an image do not change the requested width, and an image in a link does not ' +
    'wait',
  async () => {
    const { page, requested } = await arrive('/around', (page) => page.setViewport({ width: 1100, height: 3000 }));
    await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 6);
    expect([...requested].sort()).toEqual([
      'button?format=500w',
      'float?format=1000w',
      'link?format=500w',
      'mark?format=300w',
      'rest?format=750w',
      'third?format=500w',
    ]);
    // Requests follow the order of the page.
    expect(requested[0]).toBe('link?format=500w');
  },
);

// images#box-retries
test('an image whose box has no size is tried again every 10 ms, 100 times, and not after that', async () => {
  const { page, requested } = await arrive('/late');
  // The first call of a compat name fetches its code; until then calls are kept and return false.
  await page.waitForFunction(() => {
    const other = document.createElement('img');
    other.dataset.src = '/img/other-800x400.svg';
    return (window as unknown as Old).ImageLoader.load(other, { load: false }) === true;
  });
  const load = (id: string) =>
    page.$eval(`${id} img`, (image) => void (window as unknown as Old).ImageLoader.load(image, { mode: 'fill' }));
  const show = (id: string) => page.$eval(id, (box) => void box.setAttribute('style', 'display:block;width:400px;height:300px'));
  // From here on only `passTime` moves the page's clock.
  await passTime(page, 1);
  await load('#soon');
  await load('#never');
  await passTime(page, 900);
  await show('#soon');
  await passTime(page, 300);
  await show('#never');
  await passTime(page, 1000);
  await page.waitForSelector('#soon img.loaded');
  expect(requested).toEqual(['soon?format=750w']);
});

// images#template-images, images#waiting-images
test('an image with data-load="false" is left to its template', async () => {
  const { page } = await arrive('/own');
  await page.waitForSelector('#a.loaded');
  expect(await page.$eval('#own', (each) => each.hasAttribute('src'))).toBe(false);
});

// images#padded-box, images#larger-only
test(
  'an image block fills the box that its padding keeps open; a wider page fetches a larger picture, a narrower page keeps ' +
    'its picture',
  async () => {
    const { page, requested } = await arrive('/block');
    await page.waitForSelector('#boxed.loaded');
    expect(requested).toEqual(['boxed?format=750w']);
    expect(await page.$eval('#boxed', (each) => [each.clientWidth, each.clientHeight, each.parentElement?.clientHeight])).toEqual(
      [700, 350, 350],
    );
    expect(await page.title()).toBe('Test');
    const widen = (px: number) =>
      page.$eval('main', (main, width) => void Object.assign((main as HTMLElement).style, { width: `${width}px` }), px);
    await widen(400);
    await widen(860);
    await page.waitForSelector('#boxed[data-image-resolution="1000w"]');
    expect(requested).toEqual(['boxed?format=750w', 'boxed?format=1000w']);
  },
);

// images#image-modes, images#larger-only
test('images fill or fit their box as the markup says; a larger picture is fetched only when a larger width is wanted', async () => {
  const { page, requested } = await arrive('/modes');
  await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 2);
  const style = (id: string) => page.$eval(id, (each) => each.getAttribute('style'));
  expect(await style('#fill')).toBe('left: 0px; top: 0px; width: 400px; height: 200px; position: relative;');
  expect(await style('#fit')).toBe('left: 0px; top: 50px; width: 200px; height: 100px; position: relative;');
  const resize = (px: number) =>
    page.evaluate((size) => {
      const box = document.querySelector<HTMLElement>('.content-fill');
      if (box) box.style.width = `${size}px`;
      if (box) box.style.height = `${size}px`;
      (window as unknown as Old).ImageLoader.load(document.querySelector('#fill'), { load: true });
    }, px);
  await resize(100);
  await resize(300);
  await page.waitForSelector('#fill[data-image-resolution="750w"]');
  expect(requested.filter((name) => name.startsWith('fill'))).toEqual(['fill?format=500w', 'fill?format=750w']);
});

// images#image-source, images#unknown-size
test('data-image is used where data-src is empty, and malformed dimensions cause no error', async () => {
  const { page, requested, pageErrors } = await arrive('/broken');
  await page.waitForSelector('#b.loaded');
  expect(requested).toEqual(['b?format=750w']);
  expect(pageErrors).toEqual([]);
});

// images#pixel-ratio
test('visitors who save data get pictures for a pixel ratio of 1', async () => {
  const { page, requested } = await arrive('/plain', async (page) => {
    await page.setViewport({ width: 900, height: 800, deviceScaleFactor: 3 });
    await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  });
  await page.waitForSelector('#a.loaded');
  expect(requested).toEqual(['a?format=750w']);
});

// images#load-slots
test('at most 16 images load at a time', async () => {
  const { page } = await arrive('/many', (page) =>
    page.evaluateOnNewDocument(() => {
      const counter = window as { most?: number };
      new MutationObserver(() => {
        counter.most = Math.max(counter.most ?? 0, document.querySelectorAll('img.loading').length);
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] });
    }),
  );
  await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 40);
  expect(await page.evaluate(() => (window as { most?: number }).most)).toBe(16);
});

// images#lazy-margin
test.each(['/long', '/grid'])(
  'on a phone one image of %s loads at a time, and images in view load before images that were scrolled past',
  async (path) => {
    let release = (): void => {};
    const { page, requested } = await arrive(path, async (page) => {
      await page.setViewport({ width: 700, height: 800, isMobile: true, hasTouch: true });
      const held = new Promise<void>((resolve) => (release = resolve));
      // The first picture is held until the visitor is at the end of the page.
      page.on('request', async (request) => {
        if (!request.url().includes('/img/l0-')) return;
        await held;
        await request.respond({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }, 1);
      });
    });
    await page.waitForFunction(() => document.querySelector('#l0')?.matches('.loading'));
    expect(requested.length).toBeLessThanOrEqual(1);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      // The browser has reported by then which images are in view.
      await new Promise<void>((resolve) => {
        const images = document.querySelectorAll('main img');
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(images[images.length - 1] as Element);
      });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const last = path === '/long' ? 29 : 19;
    expect(await page.$$eval('img.loading', (all) => all.length)).toBe(1);
    release();
    await page.waitForFunction((wanted) => document.querySelectorAll('img.loaded').length === wanted, {}, last + 1);
    const order = requested.map((name) => Number(/\d+/.exec(name)?.[0])).filter((index) => index > 0);
    // Two or three of them fit into the view.
    expect(order.indexOf(last)).toBeLessThan(4);
    expect(order.indexOf(1)).toBeGreaterThan(order.indexOf(last));
  },
);

test('an image whose theme script is missing is loaded after some seconds and fills its box', async () => {
  const { page, pageErrors } = await arrive('/left');
  await page.waitForSelector('#left.loaded');
  expect(await page.$eval('#left', (each) => [each.clientWidth, each.clientHeight, each.parentElement?.clientHeight])).toEqual([
    620, 200, 200,
  ]);
  expect(pageErrors).toEqual([]);
});

// images#loader-problems
test('ImageLoader logs a fixed sentence for each argument that it cannot load', async () => {
  const { page, said, pageErrors } = await arrive('/own');
  await page.evaluate(() => (window as unknown as Old).ImageLoader.load(document.querySelector('#own')));
  await page.waitForSelector('#own.loaded');
  const results = await page.evaluate(() => {
    const { ImageLoader } = window as unknown as Old;
    ImageLoader.bootstrap({});
    ImageLoader.bootstrap({}, 'body');
    const own = document.querySelector('#own');
    return [null, [], document.body, document.createElement('img'), { _node: own }, { _nodes: [own] }].map((image) =>
      ImageLoader.load(image),
    );
  });
  // Templates pass images that a library has wrapped.
  expect(results).toEqual([false, false, false, false, true, true]);
  expect(said).toEqual([
    'No root node',
    'not a valid node',
    'No image',
    'No images',
    'Element is not a valid image element',
    'Invalid or missing image source',
  ]);
  expect(pageErrors).toEqual([]);
});

test.each([
  [1, '750w'],
  [1.5, '1500w'],
  [2, '1500w'],
  [3, '2500w'],
])('an image 700 px wide at a pixel ratio of %d is requested as %s', async (deviceScaleFactor, width) => {
  const { page, requested } = await arrive('/block', (page) => page.setViewport({ width: 900, height: 800, deviceScaleFactor }));
  await page.waitForSelector('#boxed.loaded');
  expect(requested).toEqual([`boxed?format=${width}`]);
});

test(
  'images in view load first, with a high fetchpriority, then images less than 200 px below the view; an image 201 px below ' +
    'waits',
  async () => {
    const { page, requested } = await arrive('/seen', (page) => page.setViewport({ width: 900, height: 500 }));
    await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 2);
    expect(await page.$$eval('img', (all) => all.map((each) => each.getAttribute('fetchpriority')))).toEqual([
      'high',
      null,
      null,
    ]);
    expect(requested).toEqual(['top?format=750w', 'below?format=100w']);
    await page.evaluate(() => scrollTo(0, 2));
    await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 3);
  },
);

// images#failed-image
test('a picture that fails with 404, 503 or an abort causes no error and no layout shift, and loads when it is requested again', async () => {
  let isBroken = true;
  const { page, requested, pageErrors } = await arrive('/missing', async (page) => {
    await page.setViewport({ width: 900, height: 2400 });
    page.on('request', (request) => {
      const [, failure] = /\/img\/gone(\w+)-/.exec(request.url()) ?? [];
      if (!isBroken || !failure) return;
      void (failure === 'aborted' ? request.abort('failed', 1) : request.respond({ status: Number(failure), body: '' }, 1));
    });
  });
  await page.waitForSelector('#there.loaded');
  await page.waitForFunction(() => document.querySelectorAll('[id^=gone]:not(.loading)[src]').length === 3);
  expect([await page.title(), pageErrors, (await page.$$('[id^=gone].loaded')).length]).toEqual(['Test', [], 0]);
  isBroken = false;
  await page.evaluate(() => (window as unknown as Old).ImageLoader.bootstrap({}, document));
  await page.waitForFunction(() => document.querySelectorAll('[id^=gone].loaded').length === 3);
  for (const failure of ['404', '503', 'aborted'])
    expect(requested.filter((name) => name.startsWith(`gone${failure}`)).length).toBe(2);
  expect(await page.title()).toBe('Test');
});

test('a picture that a handler of the page puts in place of a missing one is shown', async () => {
  const { page, pageErrors } = await arrive('/instead');
  await page.waitForSelector('#f.loaded');
  expect(await page.$eval('#f', (image) => [new URL((image as HTMLImageElement).src).pathname, image.className])).toEqual([
    '/img/instead-400x200.svg',
    'loaded',
  ]);
  expect(pageErrors).toEqual([]);
});

test(
  'a picture in a padded box keeps its focal point, also one with many digits or outside the box; an unreadable one is the ' +
    'middle',
  async () => {
    const { page } = await arrive('/focus');
    await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 4);
    expect(await page.$$eval('img', (all) => all.map((each) => getComputedStyle(each).objectPosition))).toEqual([
      '25% 10%',
      '-50% 50%',
      '50% 50%',
      '50% 50%',
    ]);
  },
);

// images#unknown-size
test('a picture of unknown size is placed when it has loaded', async () => {
  const { page } = await arrive('/unknown');
  await page.waitForSelector('#u[data-parent-ratio]');
  expect(await page.$eval('img#u', ({ style }) => [style.left, style.width, style.height])).toEqual(['-100px', '400px', '200px']);
});

test('a picture element and srcset choose the file, and nothing is fetched twice', async () => {
  const { page, requested } = await arrive('/picture');
  await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 2);
  expect([...requested].sort()).toEqual(['own', 'source']);
});

test("the picture of a video's overlay loads and fills the overlay", async () => {
  const { page } = await arrive('/overlay');
  await page.waitForSelector('#poster.loaded');
  expect(await page.$eval('img#poster', ({ style }) => [style.width, style.height, style.top])).toEqual([
    '700px',
    '700px',
    '-175px',
  ]);
});

test('an image that a script moves loads at its new place, in the size of that place', async () => {
  const { page, requested } = await arrive('/plain');
  await page.waitForSelector('#a.loaded');
  await page.evaluate(() => {
    const low = document.querySelector('#low') as Element;
    low.remove();
    const box = Object.assign(document.createElement('div'), { style: 'width:90px' });
    box.append(low);
    document.querySelector('main')?.prepend(box);
  });
  await page.waitForSelector('#low.loaded');
  expect(requested).toEqual(['a?format=750w', 'low?format=100w']);
});

// images#loader-mode
test('ImageLoader.load uses the mode of the last call; fixedRatio keeps the picture’s own shape or gives it up', async () => {
  const { page } = await arrive('/own');
  // The first call of a compat name fetches its code.
  await page.waitForFunction(() => (window as unknown as Old).ImageLoader.load(document.querySelector('#a')) === true);
  const load = (options: object) =>
    page.evaluate((given) => {
      const { ImageLoader } = window as unknown as Old;
      const image = document.querySelector<HTMLImageElement>('#own') as HTMLImageElement;
      const box = image.parentElement as HTMLElement;
      box.style.height = '100px';
      ImageLoader.load(image, given);
      const { left, top, width, height, aspectRatio } = image.style;
      const asks = image.hasAttribute('src');
      image.removeAttribute('style');
      return [left, top, width, height, aspectRatio, asks];
    }, options);
  expect(await load({ load: false })).toEqual(['', '', '', '', '', false]);
  // A mode is fit, fill or none; anything else is left to the markup.
  expect(await load({ load: false, mode: 'cover' })).toEqual(['', '', '', '', '', false]);
  expect(await load({ load: false, mode: 'fill' })).toEqual(['0px', '-300px', '700px', '700px', '', false]);
  expect(await load({ load: false, mode: 'fit', fixedRatio: true })).toEqual(['300px', '0px', '100px', '100px', '', false]);
  expect(await load({ load: false, mode: 'fill', fixedRatio: false })).toEqual(['0px', '0px', '100%', '100%', '', false]);
  expect(await load({ load: false, mode: 'none', fixedRatio: true })).toEqual(['', '', '', '', '1 / 1', false]);
  await load({ load: true, mode: 'fit' });
  await page.waitForSelector('#own.loaded[data-image-resolution="100w"]');
});
