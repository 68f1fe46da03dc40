// covers: runtime/features/gallery/designs/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { evaluateAll } from '../../helpers/browser/evaluate-all.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const cards = (id: string, data: object, count = 3) =>
  `<div class="sqs-block sqs-block-summary-v2" id="${id}" data-block-json='${JSON.stringify(data)}'><div ` +
  'class="summary-item-list-container"><div class="summary-item-list ' +
  `sqs-gallery">${'<div class="summary-item"><div class="summary-thumbnail"><img data-src="/none.svg" data-image-dimensions="300x200" data-load="false" alt=""></div></div>'.repeat(count)}</div></div></div>`;
const wall = (id: string, columnWidth: unknown) => cards(id, { design: 'autocolumns', columnWidth });
const walls = [wall('text', '200px'), wall('negative', -1), wall('word', 'wide'), wall('silent', null)].join('');
/** Invalid numbers, and those of a list whose pictures have no size. */
const odd = [
  cards('none', { design: 'grid', 'thumbnails-per-row': 0, padding: 0, imageAspectRatio: 1.5 }, 6),
  cards('less', { design: 'grid', 'thumbnails-per-row': -2, padding: -20 }, 6),
  cards('part', { design: 'grid', 'thumbnails-per-row': 2.7 }, 6),
  cards('few', { design: 'carousel', slidesPerRow: 0, gutter: 60 }, 6),
  cards('narrow', { design: 'autogrid', columnWidth: 0 }, 6),
  cards('least', { design: 'autogrid', columnWidth: 200, columnBehavior: 'min' }, 6),
  cards('list', { design: 'list' }),
  '<div data-controller="GalleryStrips" data-props="{}" ' +
    `id="rows"><div>${'<figure class="gallery-strips-item" style="padding:0"><div><img data-src="/none.svg" data-image-dimensions="300x200" data-load="false" alt=""></div></figure>'.repeat(3)}</div></div>`,
].join('');
/** Imitates engines whose CSS divides lengths to 0. */
const miscounts = '<style>[data-ss-slides]{--ss-room:0px!important}main{width:960px}</style>';
const counted = [
  cards('turned', { design: 'carousel', slidesPerRow: 3 }, 8),
  cards('tight', { design: 'autogrid', columnWidth: 240, gutter: 0 }, 6),
  cards('chosen', { design: 'autocolumns', numColumns: 5 }, 6),
].join('');
/** A summary block of 2026: no JSON, the settings are attributes of the wrapper. */
const summaryOf2026 = (design: string) =>
  '<div class="sqs-block website-component-block sqs-block-website-component sqs-block-summary-v2 summary-v2-block" ' +
  `data-block-type="1337" data-definition-name="website.components.summary" id="${design}"><div ` +
  `class="sqs-block-content"><div class="summary-block-wrapper summary-block-setting-design-${design} ` +
  `sqs-gallery-design-${design}" data-design="${design}" data-image-aspect-ratio="1.5" data-slides-per-row="3" ` +
  'data-mixed-content="true" data-column-width="318" data-gutter="10" data-list-image-size="30" data-active-alignment="" ' +
  'data-square-thumbs="" data-auto-crop="true"><div class="summary-item-list-container sqs-gallery-container"><div ' +
  'class="summary-item-list ' +
  `sqs-gallery">${`<div class="summary-item positioned sqs-gallery-design-${design}-slide"><div class="summary-thumbnail-outer-container"><a class="summary-thumbnail-container" href="#x"><div class="summary-thumbnail img-wrapper"><img class="summary-thumbnail-image" data-src="/none.svg" data-image="/none.svg" data-image-dimensions="300x200" data-load="false" alt="Post"></div></a></div><div class="summary-content"><a href="#x">Title</a></div></div>`.repeat(6)}</div></div></div></div></div>`;
/** A square grid of an Instagram block, whose boxes get their height by a padding; the second slide is a video. */
const squareGrid = `<style>main{width:1000px}.margin-wrapper{position:relative}.sqs-block-instagram :is(.content-fill,.sqs-video-wrapper){display:block;position:relative;height:0;padding-bottom:100%;overflow:hidden}</style>
<main><div class="sqs-block sqs-block-instagram" data-block-type="25" data-block-json='{"design":"grid","thumbnails-per-row":6,"aspect-ratio":"square","padding":0}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${[
  1, 2, 3,
]
  .map((index) =>
    index === 2
      ? '<div class="slide" data-type="video"><div class="margin-wrapper"><div class="sqs-video-wrapper" ' +
        'data-provider-name="YouTube" data-html="&lt;iframe width=&quot;640&quot; height=&quot;360&quot; ' +
        'src=&quot;//third-party.localhost/video/a&quot;&gt;&lt;/iframe&gt;"></div></div></div>'
      : '<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor content-fill" ' +
        'href="#x"><img class="thumb-image" data-src="/none.svg" data-image="/none.svg" data-image-dimensions="300x200" ' +
        'data-load="false" alt="Post"></a></div></div>',
  )
  .join('')}</div></div></div></main>`;
const world = browserWorld(async () => [
  await loadSite('galleries'),
  testSite('walls', {
    '/': { body: walls },
    '/odd': { body: `<style>body{margin:0}</style>${odd}` },
    '/2026': {
      body: `<style>body{margin:0}main{width:960px}</style><main>${['autogrid', 'grid', 'carousel', 'list', 'autocolumns', 'strip'].map(summaryOf2026).join('')}</main>`,
    },
    '/square': { body: `<style>body{margin:0}</style>${squareGrid}` },
    '/miscounted': { body: `${miscounts}<main>${counted}</main>` },
  }),
]);

async function arrive(path: string, { width = 1000, height = 6000 } = {}) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width, height });
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visitor.open('galleries', path);
  return visitor;
}

/** Boxes of elements, relative to the first one's parent gallery, in whole pixels. */
const boxes = (page: Page, selector: string) =>
  evaluateAll(page, selector, (all) => {
    const origin = all[0]?.closest('.sqs-gallery,[data-controller]')?.getBoundingClientRect();
    return all.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [left - (origin?.left ?? 0), top - (origin?.top ?? 0), width, height].map(Math.round);
    });
  });
/** Groups the boxes by line. */
const linesOf = (rows: readonly (readonly number[])[]) => {
  const tops = [...new Set(rows.map(([, top]) => top))];
  return tops.map((top) => rows.filter(([, own]) => own === top));
};
const columnsOf = (rows: readonly (readonly number[])[]) => [...new Set(rows.map(([left]) => left))].length;
const goTo = (page: Page, block: string, to: number) =>
  page.evaluate((id, i) => window.SSRuntime.gallery(document.querySelector(id) as Element)?.goTo(i), block, to);
const inView = (page: Page, block: string) =>
  page.$eval(block, (element) => {
    const view = element.querySelector('[data-ss-view]')?.getBoundingClientRect();
    return [...element.querySelectorAll('.summary-item')].flatMap((each, index) => {
      const { left, right } = each.getBoundingClientRect();
      return view && left > view.left - 1 && right < view.right + 1 ? [index] : [];
    });
  });

// gallery#grid-layout
test('a grid has four columns 20 px apart and square boxes', async () => {
  const { page } = await arrive('/grid');
  const grid = await boxes(page, '#block-grid .image-slide-anchor');
  // 960 px wide: four columns and three gaps of 20 px.
  expect(grid.slice(0, 5).map(([left, , width, height]) => [left, width, height])).toEqual([
    [0, 225, 225],
    [245, 225, 225],
    [490, 225, 225],
    [735, 225, 225],
    [0, 225, 225],
  ]);
  const fit = await boxes(page, '#block-fit .image-slide-anchor');
  expect(fit[1]).toEqual([323, 0, 313, 209]);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#block-fit img.thumb-image')].every((each) => each.matches('.loaded')),
  );
  const [, , picture] = await boxes(page, '#block-fit img.thumb-image');
  expect(picture?.slice(2)).toEqual([157, 209]);
});

// gallery#column-count
test('a summary grid has as many columns as its column width asks for', async () => {
  const { page } = await arrive('/autogrid');
  // (960 + 30) / (270 + 30) is more than three; an autogrid rounds down.
  expect(columnsOf(await boxes(page, '.summary-item'))).toBe(3);
  await page.setViewport({ width: 700, height: 6000 });
  await page.waitForFunction(
    () => new Set([...document.querySelectorAll('.summary-item')].map((each) => each.getBoundingClientRect().left)).size === 2,
  );
  expect((await boxes(page, '.summary-thumbnail'))[0]?.slice(2)).toEqual([315, 210]);
});

// gallery#autocolumns-order
test(
  'a wall puts each card into the shortest column, without overlaps, each picture in its own shape, also after the window is ' +
    'resized',
  async () => {
    const { page } = await arrive('/autocolumns');
    const cards = await boxes(page, '.summary-item');
    expect(columnsOf(cards)).toBe(4);
    for (const [index, [left = 0, top = 0, , height = 0]] of cards.entries())
      for (const [otherLeft, otherTop = 0] of cards.slice(index + 1))
        if (otherLeft === left) expect(otherTop).toBeGreaterThanOrEqual(top + height + 19);
    const bottom = Math.max(...cards.map(([, top = 0, , height = 0]) => top + height));
    expect(await page.$eval('.sqs-gallery', (each) => Math.round(each.getBoundingClientRect().height))).toBe(
      // The last cards' gap is included, and removed by a negative margin.
      bottom + 20,
    );
    const [bay, , pass] = await boxes(page, '.summary-thumbnail');
    expect([bay, pass].map((box) => ((box?.[2] ?? 0) / (box?.[3] ?? 1)).toFixed(1))).toEqual(['1.6', '0.8']);
    // The browser reports a loop of ResizeObserver as an error event on the window.
    await page.evaluate(() => addEventListener('error', ({ message }) => document.body.setAttribute('data-error', message)));
    for (const width of [700, 1000, 420]) {
      await page.setViewport({ width, height: 6000 });
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLElement>('.summary-item')].every(
          (card) => Number(card.style.getPropertyValue('--ss-height')) === card.offsetHeight,
        ),
      );
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    expect(await page.$eval('body', (body) => body.getAttribute('data-error'))).toBe(null);
  },
);

test(
  'where the browser’s CSS counts columns wrong, a script counts them: a carousel shows 3 slides, a grid has 4 columns, a ' +
    'wall has 5',
  async () => {
    const { page, open } = await world.nextVisitor();
    await page.setViewport({ width: 1000, height: 3000 });
    await open('walls', '/miscounted');
    expect(await inView(page, '#turned')).toEqual([0, 1, 2]);
    expect(await evaluateAll(page, '#turned .summary-item', (all) => all.map((each) => (each as HTMLElement).inert))).toEqual([
      ...[false, false, false],
      ...[true, true, true, true, true],
    ]);
    expect(columnsOf(await boxes(page, '#tight .summary-item'))).toBe(4);
    expect(columnsOf(await boxes(page, '#chosen .summary-item'))).toBe(5);
  },
);

// gallery#column-width
test('the column width of a wall is a positive number, or text that begins with one; the default is 250 px', async () => {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width: 1000, height: 2000 });
  await open('walls', '/');
  expect(
    await evaluateAll(page, '.sqs-block', (all) =>
      all.map((each) => each.getAttribute('data-ss-block') ?? each.getAttribute('data-ss-block-error')),
    ),
  ).toEqual(['gallery', 'bad-column-width', 'bad-column-width', 'gallery']);
  const widths = await evaluateAll(page, '#text .summary-item, #silent .summary-item', (all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().width)),
  );
  // 984 px wide: five columns of at most 200 px, four of at most 250.
  expect(widths).toEqual([197, 197, 197, 246, 246, 246]);
});

test('invalid column counts, widths and gaps count as absent; a gap of 0 is no gap', async () => {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width: 960, height: 6000 });
  await open('walls', '/odd');
  await page.waitForFunction(() => document.querySelectorAll('[data-ss-block]').length === 8);
  const first = async (id: string) =>
    (await boxes(page, `#${id} .summary-item`)).slice(0, 2).map(([left, , width]) => [left, width]);
  const [none, less, part, few, narrow, least] = await Promise.all(['none', 'less', 'part', 'few', 'narrow', 'least'].map(first));
  // Four, without a gap, and with one of 20 px.
  expect(none).toEqual([0, 240].map((left) => [left, 240]));
  expect(less).toEqual([0, 245].map((left) => [left, 225]));
  expect(part).toEqual([0, 490].map((left) => [left, 470]));
  // Three, with 1 % of 960 px between.
  expect(few).toEqual([0, 323].map((left) => [left, 314]));
  // Of at least 250 px, and of at least 200 px.
  expect(narrow).toEqual([0, 320].map((left) => [left, 320]));
  expect(least).toEqual([0, 240].map((left) => [left, 240]));
  expect((await boxes(page, '#list .summary-thumbnail'))[0]?.[2]).toBe(288);
  // Rows of 250 px and more, with 20 px between.
  expect(await boxes(page, '#rows figure')).toEqual([
    [0, 0, 470, 313],
    [490, 0, 470, 313],
    [0, 333, 375, 250],
  ]);
});

// gallery#list-layout
test('a list shows its pictures at 30 percent of the width beside the texts, or at the right', async () => {
  const { page } = await arrive('/list');
  const [picture] = await boxes(page, '#block-list .summary-thumbnail');
  expect(picture).toEqual([0, 0, 288, 192]);
  const [text] = await boxes(page, '#block-list .summary-content');
  expect(text?.slice(0, 2)).toEqual([308, 0]);
  expect((await boxes(page, '#block-right .summary-thumbnail'))[0]).toEqual([576, 0, 384, 384]);
  expect((await boxes(page, '#block-right .summary-content'))[0]?.[0]).toBe(0);
});

// gallery#autorows-layout, lightbox#opened-by
test('rows fill the width, the pictures of a row have one height and their own shapes, and they open in the lightbox', async () => {
  const { page } = await arrive('/autorows');
  await page.waitForSelector('#rows.sqs-gallery-design-autorows');
  const lines = linesOf(await boxes(page, '#rows .slide'));
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines.slice(0, -1)) {
    expect(new Set(line.map(([, , , height]) => height)).size).toBe(1);
    const total = line.reduce((sum, [, , width = 0]) => sum + width, 12 * (line.length - 1));
    expect(Math.abs(total - 960)).toBeLessThan(line.length);
  }
  const [, , width = 0, height = 1] = (await boxes(page, '#rows .slide'))[0] ?? [];
  expect((width / height).toFixed(1)).toBe('1.6');
  await page.waitForSelector('#rows img.loaded[role=button]');
  await page.click('#rows img.loaded');
  await page.waitForSelector('.sqs-lightbox-overlay');
});

// gallery#carousel-groups, gallery#carousel-pager
test(
  'a carousel shows three slides and loads the next three, goTo leads to the group that holds the slide, and the pager turns ' +
    'groups',
  async () => {
    const { page } = await arrive('/carousel');
    const at = (first: number, last: number) =>
      page.waitForFunction(
        (from, to) => {
          const view = document.querySelector('#block-carousel [data-ss-view]')?.getBoundingClientRect();
          const seen = [...document.querySelectorAll('#block-carousel .summary-item')].flatMap((each, index) => {
            const { left, right } = each.getBoundingClientRect();
            return view && left > view.left - 1 && right < view.right + 1 ? [index] : [];
          });
          return seen[0] === from && seen.at(-1) === to;
        },
        {},
        first,
        last,
      );
    await at(0, 2);
    // The next group is loaded in advance, and the one after it is not.
    const pictures = '#block-carousel .summary-item img:not(noscript *)';
    await page.waitForFunction(
      (selector) => [...document.querySelectorAll(selector)].slice(0, 6).every((each) => each.matches('.loaded')),
      {},
      pictures,
    );
    expect(await evaluateAll(page, pictures, (all) => all.slice(6).map((each) => each.hasAttribute('src')))).toEqual([
      false,
      false,
    ]);
    await goTo(page, '#block-carousel', 5);
    await at(3, 5);
    await page.click('#block-carousel .next');
    await at(5, 7);
    expect(
      await page.$eval('#block-carousel .next', (each) => [each.ariaDisabled, each.className.includes('sqs-disabled')]),
    ).toEqual(['true', true]);
    expect(
      await evaluateAll(page, '#block-carousel .summary-item', (all) => all.map((each) => each.hasAttribute('inert'))),
    ).toEqual([...Array(5).fill(true), ...Array(3).fill(false)]);
    await page.click('#block-carousel .previous');
    await at(3, 5);
    await goTo(page, '#block-carousel', 0);
    await at(0, 2);
    await page.evaluate(() => window.SSRuntime.gallery(document.querySelector('#block-carousel') as Element)?.next());
    await at(1, 3);
  },
);

test.each([
  [800, [0, 1, 2]],
  [520, [0, 1, 2]],
  [519, [0, 1]],
  [320, [0, 1]],
])('a carousel on a page of %s px shows the slides %j and does not overflow the page', async (width, wanted) => {
  const { page } = await arrive('/carousel', { width });
  expect(await inView(page, '#block-carousel')).toEqual(wanted);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

// gallery#carousel-all-in-view
test('a carousel hides its controls where all slides are in view', async () => {
  const { page } = await arrive('/carousel');
  const seen = (id: string) => page.$eval(`${id} .next`, (each) => getComputedStyle(each).visibility);
  expect([await seen('#block-carousel'), await seen('#block-two')]).toEqual(['visible', 'hidden']);
});

// gallery#strip-alignment, gallery#strip-click
test('a slider aligns its current picture; a click on another picture goes to it, a click on the current one goes to the next', async () => {
  const { page } = await arrive('/slider');
  const current = (id: string) =>
    evaluateAll(page, `${id} .sqs-gallery-design-strip-slide`, (all) => all.findIndex((each) => each.ariaCurrent === 'true'));
  const left = (id: string, index: number) =>
    page.$$eval(
      `${id} .sqs-gallery-design-strip-slide`,
      (all, i) => {
        const view = (all[i] as Element).closest('.sqs-gallery')?.getBoundingClientRect();
        const { left, width } = (all[i] as Element).getBoundingClientRect();
        return {
          startPx: Math.round(left - (view?.left ?? 0)),
          offMiddlePx: Math.round(left + width / 2 - (view?.left ?? 0) - (view?.width ?? 0) / 2),
        };
      },
      index,
    );
  expect(await current('#block-slider')).toBe(0);
  const second = await page.$$('#block-slider .sqs-gallery-design-strip-slide');
  const box = await second[1]?.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 50, (box?.y ?? 0) + 50);
  expect(await current('#block-slider')).toBe(1);
  expect(Math.abs((await left('#block-slider', 1)).offMiddlePx)).toBeLessThan(2);
  const again = await second[1]?.boundingBox();
  await page.mouse.click((again?.x ?? 0) + 50, (again?.y ?? 0) + 50);
  expect(await current('#block-slider')).toBe(2);
  await goTo(page, '#block-left', 2);
  expect((await left('#block-left', 2)).startPx).toBe(0);
  expect(await page.$eval('#block-slider .sqs-gallery', (each) => each.getBoundingClientRect().height)).toBe(480);
});

// gallery#gallery-disposal
test('SSRuntime.destroy restores the server’s HTML of a slider', async () => {
  const { page } = await arrive('/slider');
  const html = () => page.$eval('#block-slider .sqs-gallery', (each) => each.innerHTML);
  await page.waitForSelector('#block-slider .sqs-wrapper');
  await page.evaluate(() => window.SSRuntime.destroy());
  const after = await html();
  expect(after).not.toMatch(/sqs-wrapper|sqs-gallery-design|aria-current|style=/);
  expect(
    await evaluateAll(page, '#block-slider .sqs-gallery > *', (all) => all.slice(0, 4).map(({ tagName }) => tagName)),
  ).toEqual(['NOSCRIPT', 'IMG', 'NOSCRIPT', 'IMG']);
});

test.each(['/grid', '/slideshow', '/autogrid'])(
  'on %s every picture has the same place in its box from right to left as from left to right',
  async (path) => {
    const { page, open } = await world.nextVisitor();
    await page.setViewport({ width: 1000, height: 6000 });
    const inBoxes = async (dir: string) => {
      // The script that was added last decides.
      await page.evaluateOnNewDocument((way) => {
        new MutationObserver(() => document.documentElement?.setAttribute('dir', way)).observe(document, { childList: true });
      }, dir);
      await open('galleries', path);
      await page.waitForFunction(() => document.querySelectorAll('.sqs-gallery img[data-parent-ratio]').length > 3);
      return evaluateAll(page, '.sqs-gallery img[data-parent-ratio]', (all) =>
        all.map((each) => {
          const [own, box] = [each.getBoundingClientRect(), (each.parentElement as Element).getBoundingClientRect()];
          return [own.left - box.left, own.width, box.width].map(Math.round);
        }),
      );
    };
    const [rtl, ltr] = [await inBoxes('rtl'), await inBoxes('ltr')];
    expect(rtl).toHaveLength(ltr.length);
    // Half pixels are rounded the other way.
    const off = rtl.flat().map((px, index) => Math.abs(px - (ltr.flat()[index] ?? Number.NaN)));
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
  },
);

test('gallery sections are mounted: grid, masonry and strips', async () => {
  const { page } = await arrive('/sections');
  const grid = await boxes(page, '.gallery-grid-item-wrapper');
  // Three columns and two gaps of 25 px in 960, four by three.
  expect(grid[1]).toEqual([328, 0, 303, 227]);
  const masonry = await boxes(page, '.gallery-masonry-item');
  expect(columnsOf(masonry)).toBe(3);
  for (const line of linesOf(await boxes(page, '.gallery-strips-item')).slice(0, -1)) {
    const total = line.reduce((sum, [, , width = 0]) => sum + width, 10 * (line.length - 1));
    expect(Math.abs(total - 960)).toBeLessThan(line.length);
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll('figure img.gallery-item-image:not(noscript *)')].every((each) => each.matches('.loaded')),
  );
});

test.each(['/slideshow', '/slider', '/stacked', '/images'])(
  'the galleries on %s cause no layout shift while they are mounted',
  async (path) => {
    const { page, open } = await world.newVisitor();
    await page.setViewport({ width: 1280, height: 900 });
    await page.evaluateOnNewDocument(() => {
      const seen = window as { shifts?: number };
      seen.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts = (seen.shifts ?? 0) + (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open('galleries', path);
    await page.waitForSelector('img.loaded');
    expect(await page.evaluate(() => (window as { shifts?: number }).shifts)).toBe(0);
  },
);

// gallery#data-source
test('summary blocks of 2026 without JSON are laid out by the attributes of their wrapper', async () => {
  const { page, open, said } = await world.nextVisitor();
  await page.setViewport({ width: 1000, height: 6000 });
  await open('walls', '/2026');
  const first = async (design: string) => {
    const rows = await boxes(page, `#${design} .summary-item`);
    return [columnsOf(rows), rows[0]?.[2]];
  };
  // (960 + 10) / (318 + 10) is less than three; a column takes half of 950 px.
  expect(await first('autogrid')).toEqual([2, 475]);
  // Three columns 20 px apart: the gutter of 10 px is the data's.
  expect(await first('grid')).toEqual([3, 313]);
  expect((await first('carousel'))[1]).toBe(314);
  expect(await first('list')).toEqual([1, 960]);
  expect(await first('autocolumns')).toEqual([3, 313]);
  expect((await boxes(page, '#list .summary-thumbnail'))[0]?.[2]).toBe(288);
  expect((await boxes(page, '#autogrid .summary-thumbnail'))[0]?.slice(2)).toEqual([475, 317]);
  expect(await page.$$eval('[data-ss-block=gallery]', (all) => all.map(({ id }) => id))).toEqual([
    'autogrid',
    'grid',
    'carousel',
    'list',
    'autocolumns',
    'strip',
  ]);
  expect(said.filter((text) => text.includes('gallery'))).toEqual([]);
});

// video#owner-overlay
test('a video slide of a square grid is as large as the slides beside it, whose height is a padding', async () => {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width: 1000, height: 700 });
  await open('walls', '/square');
  await page.waitForSelector('.sqs-video-overlay');
  expect(await boxes(page, '.slide')).toEqual([
    [0, 0, 167, 167],
    [167, 0, 167, 167],
    [333, 0, 167, 167],
  ]);
});
