// covers: runtime/features/gallery/ runtime/features/images/ runtime/features/blocks/ runtime/features/cart/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { everyGallery } from '../../helpers/markup/every-gallery.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const names = Object.keys(everyGallery);
const css = '<style>body{margin:0 10px}figure{margin:0}main{width:600px;max-width:100%}</style>';
const galleryOf = (name: string): string => `<main>${everyGallery[name]?.(`g-${name}`) ?? ''}</main>`;
/** The data of every picture has its width and height exchanged. */
const swapped = (html: string): string => html.replace(/data-image-dimensions="(\d+)x(\d+)"/g, 'data-image-dimensions="$2x$1"');
const context = (fields: string): string =>
  `<script type="application/json" class="sqs-form-block-context">{${fields}</script><div class="form-wrapper" ` +
  'id="form"></div><p id="after">After</p>';
const types = Array.from({ length: 5 }, (_, index) => `{"type":"text","id":"f${index}"}`).join();
const world = browserWorld(() => [
  withPictures(
    testSite('shapes', {
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`/right-${name}`, { body: css + galleryOf(name) }],
          [`/swapped-${name}`, { body: css + swapped(galleryOf(name)) }],
        ]),
      ),
      '/own': {
        body:
          `${css}<style>.sqs-gallery{display:grid;grid-template-columns:1fr 1fr}.margin-wrapper ` +
          `a{display:block;height:20vh}</style>${galleryOf('grid')}`,
      },
      '/form': { body: `<main>${context(`"formId":"","formFields":[${types}],`)}</main>` },
      '/cart': { body: '<header>Shop</header><main><div data-ss-cart></div></main><footer id="after">After</footer>' },
    }),
  ),
]);

async function arrive(path: string, width = 640, height = 3000) {
  const { page } = await world.nextVisitor();
  await page.setViewport({ width, height, deviceScaleFactor: 1 });
  await page.goto(world.address('shapes', path));
  await page.evaluate(() => window.SSRuntime.ready);
  return page;
}
/** Waits until pictures are loaded and none has changed its box for 20 frames. */
const settle = (page: Page) =>
  page.waitForFunction(
    () => {
      const state = window as unknown as { boxes?: string; frames?: number };
      const pictures = [...document.querySelectorAll<HTMLImageElement>('img[src].loaded')];
      const boxes = pictures.map((each) => Object.values(each.getBoundingClientRect().toJSON()).join()).join();
      state.frames = boxes === state.boxes ? (state.frames ?? 0) + 1 : 0;
      state.boxes = boxes;
      return pictures.length > 0 && state.frames > 20 && !document.querySelector('img.loading');
    },
    { polling: 'raf' },
  );
/** Returns the pictures that are drawn in another shape than that of their file, as width over height. */
const stretched = (page: Page) =>
  page.$$eval('img[src].loaded', (all) =>
    (all as HTMLImageElement[]).flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const [, fileWidth, fileHeight] = /(\d+)x(\d+)\.svg/.exec(image.src) ?? [];
      const isFitted = getComputedStyle(image).objectFit !== 'fill';
      if (!width || !height || isFitted) return [];
      const [drawn, file] = [width / height, Number(fileWidth) / Number(fileHeight)];
      return Math.abs(drawn / file - 1) > 0.03 ? [`${image.alt}: ${drawn.toFixed(2)} for ${file.toFixed(2)}`] : [];
    }),
  );

// images#own-shape
test.each(names)(
  'in %s pictures whose data has width and height exchanged are drawn in the shape of their files',
  async (name) => {
    const page = await arrive(`/swapped-${name}`);
    await settle(page);
    expect(await stretched(page)).toEqual([]);
  },
);

// images#own-shape
test.each(['autocolumns', 'section-masonry', 'section-strips'])(
  'in %s, whose boxes have the shapes of their pictures, wrong data gives the boxes of right data once the files are loaded',
  async (name) => {
    const boxes = async (path: string) => {
      const page = await arrive(path);
      await settle(page);
      return page.$$eval('.summary-thumbnail img,figure img', (all) =>
        all.map((each) => {
          const { width, height } = (each.parentElement as Element).getBoundingClientRect();
          return (width / height).toFixed(1);
        }),
      );
    };
    expect(await boxes(`/swapped-${name}`)).toEqual(await boxes(`/right-${name}`));
  },
);

/** Lists the pictures that are hidden, and those whose styles change. */
const watchPictures = (page: Page) =>
  page.evaluate(() => {
    const state = window as unknown as { hidden: string[]; changed: string[] };
    Object.assign(state, { hidden: [], changed: [] });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const { alt, style } = target as HTMLImageElement;
        state.changed.push(alt);
        if (style.visibility === 'hidden') state.hidden.push(alt);
      }
    }).observe(document, { subtree: true, attributeFilter: ['style'] });
  });
const pictureChanges = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ hidden: string[]; changed: string[] }>((resolve) => {
        const { hidden, changed } = window as unknown as { hidden: string[]; changed: string[] };
        let frames = 30;
        const wait = () => (--frames > 0 ? requestAnimationFrame(wait) : resolve({ hidden, changed: [...new Set(changed)] }));
        wait();
      }),
  );

// gallery#resize-shows
test.each([...names.map((name) => `/right-${name}`), '/own'])(
  '%s: no resize hides a picture, and a change of the window’s height alone places none, unless its box is another',
  async (path) => {
    const page = await arrive(path, 640, 900);
    await settle(page);
    await watchPictures(page);
    await page.setViewport({ width: 640, height: 700, deviceScaleFactor: 1 });
    const { hidden, changed } = await pictureChanges(page);
    expect(hidden).toEqual([]);
    if (path !== '/own') expect(changed).toEqual([]);
    await page.setViewport({ width: 500, height: 700, deviceScaleFactor: 1 });
    expect((await pictureChanges(page)).hidden).toEqual([]);
  },
);

// site#given-up-boxes
test('a form that cannot be drawn takes no space: what follows it moves up', async () => {
  const page = await arrive('/form');
  await page.waitForSelector('#form[data-ss-block-error]');
  expect(await page.$eval('#form', (form) => form.getBoundingClientRect().height)).toBe(0);
});

// commerce#cart-box
test('a cart that holds one sentence is no higher than the sentence, so that the footer is in view', async () => {
  const page = await arrive('/cart', 400, 800);
  await page.waitForSelector('.ss-cart-empty');
  await page.waitForFunction(() => (document.querySelector('#after')?.getBoundingClientRect().bottom ?? 9999) < innerHeight);
});
