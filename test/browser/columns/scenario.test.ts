// covers: runtime/features/gallery/strip.ts runtime/features/gallery/boxes.ts
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser.ts';
import { everyGallery } from '../../helpers/every-gallery.ts';
import { servePictures } from '../../helpers/pictures.ts';
import { testSite } from '../../helpers/test-site.ts';

const words = '<p>Words beside it.</p>';
const names = Object.keys(everyGallery);
/** Columns whose width is their part of 960 px, whatever is in them. */
const shared: Record<string, (gallery: string) => string> = {
  flex: (gallery) =>
    `<div style="display:flex"><div class="column" style="flex:1">${gallery}</div><div style="flex:1">${words}</div></div>`,
  grid: (gallery) =>
    `<div style="display:grid;grid-template-columns:1fr 1fr"><div class="column">${gallery}</div><div>${words}</div></div>`,
  nested: (gallery) =>
    `<div style="display:grid;grid-template-columns:1fr 1fr"><div><div style="display:flex"><div style="flex:1"><div style="display:flex"><div class="column" style="flex:1">${gallery}</div></div></div></div></div><div>${words}</div></div>`,
};
/** Columns that are as wide as what is in them, as far as there is room. */
const fitted: Record<string, (gallery: string) => string> = {
  float: (gallery) => `<div class="column" style="float:left">${gallery}</div><br style="clear:both">`,
  cell: (gallery) => `<table><tr><td class="column">${gallery}</td></tr></table>`,
  'inline-block': (gallery) => `<div class="column" style="display:inline-block">${gallery}</div>`,
  'fit-content': (gallery) => `<div class="column" style="width:fit-content">${gallery}</div>`,
  'max-content': (gallery) => `<div class="column" style="width:max-content">${gallery}</div>`,
  positioned: (gallery) => `<div class="column" style="position:absolute">${gallery}</div>`,
  'flex item': (gallery) => `<div style="display:flex"><div class="column">${gallery}</div><div>${words}</div></div>`,
};
const animated = (gallery: string): string =>
  `<style>@keyframes widen{to{flex-basis:600px}}</style><div style="display:flex"><div class="column" style="flex:0 1 300px;animation:widen .3s linear .5s forwards">${gallery}</div><div>${words}</div></div>`;
/** What owners write for all of their page. */
const hostile =
  '<style>*{box-sizing:border-box;transition:all .1s}img{max-width:100%;height:auto}a{display:block}p,div{white-space:nowrap}</style>';
const all = (wrap: (gallery: string) => string): string =>
  names.map((name) => `<section data-name="${name}">${wrap(everyGallery[name]?.(name) ?? '')}</section>`).join('');
const page = (wrap: (gallery: string) => string, { css = '', dir = 'ltr' } = {}) => ({
  body: `<script>document.documentElement.style.direction='${dir}'</script><style>body{margin:0 20px}section{overflow:auto}</style>${css}${all(wrap)}`,
});
const world = browserWorld(() => [
  testSite('columns', {
    ...Object.fromEntries(Object.entries({ ...shared, ...fitted }).map(([name, wrap]) => [`/${name}`, page(wrap)])),
    ...Object.fromEntries(
      Object.entries(shared).map(([name, wrap]) => [`/hostile/${name}`, page(wrap, { css: hostile, dir: 'rtl' })]),
    ),
    '/animated': page(animated),
    '/hidden': page((gallery) => `<div class="column" style="display:none">${gallery}</div>`),
  }),
]);

/** Opens the page, high enough that every gallery is alive at once. */
async function arrive(path: string, width = 1000) {
  const visitor = await world.newVisitor();
  await servePictures(visitor.page);
  await visitor.page.setViewport({ width, height: 20_000 });
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visitor.open('columns', encodeURI(path));
  return visitor;
}
/** Two frames in which nothing has changed its size. */
const settle = (page: Page) =>
  page.waitForFunction(
    () => {
      const state = window as unknown as { seen?: string; times?: number };
      const now = [...document.querySelectorAll('.column,.sqs-gallery,figure')].map((each) => each.clientWidth).join();
      state.times = state.seen === now ? (state.times ?? 0) + 1 : 0;
      state.seen = now;
      return document.querySelectorAll('img.loaded').length > 20 && state.times > 30;
    },
    { polling: 'raf' },
  );
/** By design: width of the column, of the gallery in it and of its first picture, in whole px. */
const widths = (page: Page): Promise<Record<string, number[]>> =>
  page.$$eval('section', (sections) =>
    Object.fromEntries(
      sections.map((section) => {
        const gallery = section.querySelector<HTMLElement>('.sqs-gallery') ?? section.querySelector('figure')?.parentElement;
        const picture = section.querySelector<HTMLElement>('img.loaded');
        return [
          section.dataset.name,
          [section.querySelector('.column')?.clientWidth ?? 0, gallery?.clientWidth ?? 0, picture?.clientWidth ?? 0],
        ];
      }),
    ),
  );
const every = (column: number) => Object.fromEntries(names.map((name) => [name, [column, column]]));
const withoutPictures = (all: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(all).map(([name, [column, gallery]]) => [name, [column, gallery]]));

test.each([
  ['/flex', 1000, 480],
  ['/grid', 1000, 480],
  ['/nested', 1000, 480],
  ['/flex', 320, 140],
  ['/hostile/flex', 1000, 480],
  ['/hostile/grid', 1000, 480],
  ['/hostile/nested', 1000, 480],
])('in %s at %i px a gallery of every design is as wide as its half of the page, %i px', async (path, width, half) => {
  const { page, pageErrors } = await arrive(path, width);
  await settle(page);
  const all = await widths(page);
  expect(withoutPictures(all)).toEqual(every(half));
  for (const [name, [, , picture]] of Object.entries(all)) expect([name, (picture ?? 0) > 20]).toEqual([name, true]);
  expect(pageErrors).toEqual([]);
});

test.each(Object.keys(fitted).flatMap((name) => [[name, 1000] as const, [name, 320] as const]))(
  'in a column as wide as its contents (%s) at %i px a gallery of every design is seen, and no wider than the page',
  async (name, width) => {
    const { page } = await arrive(`/${name}`, width);
    await settle(page);
    for (const [design, [column = 0, gallery = 0, picture = 0]] of Object.entries(await widths(page))) {
      // As wide as its pictures, like any page's.
      if (design === 'stacked') continue;
      // Words beside it take some of the room; what is positioned may go up to the window's edge.
      const least = width === 320 ? 150 : 600;
      const most = name === 'positioned' ? width - 20 : width - 40;
      expect([design, gallery >= least, column <= most, picture > 20]).toEqual([design, true, true, true]);
    }
  },
);

test('galleries follow a column that is animated from 300 to 600 px, and come to rest', async () => {
  const { page } = await arrive('/animated');
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  await settle(page);
  expect(withoutPictures(await widths(page))).toEqual(every(600));
});

test('galleries that are hidden when the page comes have their size once they are shown', async () => {
  const { page } = await arrive('/hidden');
  await page.$$eval('.column', (columns) => {
    for (const column of columns as HTMLElement[]) column.style.display = 'block';
  });
  await settle(page);
  const all = await widths(page);
  expect(withoutPictures(all)).toEqual(every(960));
  for (const [name, [, , picture]] of Object.entries(all)) expect([name, (picture ?? 0) > 20]).toEqual([name, true]);
});
