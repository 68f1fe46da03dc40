// covers: runtime/features/gallery/boxes/ runtime/features/gallery/strip/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { evaluateAll } from '../../helpers/browser/evaluate-all.ts';
import { untilStill } from '../../helpers/browser/until-still.ts';
import { everyGallery } from '../../helpers/markup/every-gallery.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const words = '<p>Words beside it.</p>';
const names = Object.keys(everyGallery);
type Wraps = Readonly<Record<string, (gallery: string) => string>>;
/** Columns whose width is their part of 960 px, whatever is in them. */
const shared: Wraps = {
  flex: (gallery) =>
    `<div style="display:flex"><div class="column" style="flex:1">${gallery}</div><div style="flex:1">${words}</div></div>`,
  grid: (gallery) =>
    `<div style="display:grid;grid-template-columns:1fr 1fr"><div class="column">${gallery}</div><div>${words}</div></div>`,
  nested: (gallery) =>
    '<div style="display:grid;grid-template-columns:1fr 1fr"><div><div style="display:flex"><div style="flex:1"><div ' +
    'style="display:flex"><div class="column" ' +
    `style="flex:1">${gallery}</div></div></div></div></div><div>${words}</div></div>`,
};
/** Columns that are as wide as what is in them, as far as there is room. */
const fitted: Wraps = {
  float: (gallery) => `<div class="column" style="float:left">${gallery}</div><br style="clear:both">`,
  cell: (gallery) => `<table><tr><td class="column">${gallery}</td></tr></table>`,
  'inline-block': (gallery) => `<div class="column" style="display:inline-block">${gallery}</div>`,
  'fit-content': (gallery) => `<div class="column" style="width:fit-content">${gallery}</div>`,
  'max-content': (gallery) => `<div class="column" style="width:max-content">${gallery}</div>`,
  positioned: (gallery) => `<div class="column" style="position:absolute">${gallery}</div>`,
  'flex item': (gallery) => `<div style="display:flex"><div class="column">${gallery}</div><div>${words}</div></div>`,
};
const animated = (gallery: string): string =>
  '<style>@keyframes widen{to{flex-basis:600px}}</style><div style="display:flex"><div class="column" style="flex:0 1 ' +
  `300px;animation:widen .3s linear .5s forwards">${gallery}</div><div>${words}</div></div>`;
/** Style rules that owners write for the whole page. */
const hostile =
  '<style>*{box-sizing:border-box;transition:all ' +
  '.1s}img{max-width:100%;height:auto}a{display:block}p,div{white-space:nowrap}</style>';
/** A gallery of every design in each of the columns. */
const all = (wraps: Wraps): string =>
  Object.entries(wraps)
    .flatMap(([wrapName, wrap]) =>
      names.map((name) => {
        const id = `${wrapName}-${name}`.replaceAll(' ', '-');
        return `<section data-column="${wrapName}" data-name="${name}">${wrap(everyGallery[name]?.(id) ?? '')}</section>`;
      }),
    )
    .join('');
const page = (wraps: Wraps, { css = '', dir = 'ltr' } = {}) => ({
  body:
    `<script>document.documentElement.style.direction='${dir}'</script><style>body{margin:0 ` +
    `20px}section{overflow:auto}</style>${css}${all(wraps)}`,
});
const world = browserWorld(() => [
  withPictures(
    testSite('columns', {
      '/shared': page(shared),
      '/hostile/shared': page(shared, { css: hostile, dir: 'rtl' }),
      '/fitted': page(fitted),
      '/animated': page({ animated }),
      '/hidden': page({ hidden: (gallery) => `<div class="column" style="display:none">${gallery}</div>` }),
    }),
  ),
]);

/** Opens the page, high enough that every gallery is mounted; a low pixel ratio makes it cheap to draw. */
async function arrive(path: string, width = 1000) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width, height: 120_000, deviceScaleFactor: 0.1 });
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visitor.open('columns', path);
  return visitor;
}
const settle = (page: Page) => untilStill(page, { containers: 'section', sized: '.column,.sqs-gallery,figure' });
/** In whole px: width of the column, of the gallery in it and of its first picture. */
interface Widths {
  readonly column: number;
  readonly gallery: number;
  readonly picture: number;
}
/** By column and design. */
const widths = (page: Page): Promise<(readonly [string, string, Widths])[]> =>
  evaluateAll(page, 'section', (sections) =>
    sections.map((section) => {
      const gallery = section.querySelector<HTMLElement>('.sqs-gallery') ?? section.querySelector('figure')?.parentElement;
      const widthOf = (element?: Element | null) => element?.clientWidth ?? 0;
      return [
        section.dataset.column ?? '',
        section.dataset.name ?? '',
        {
          column: widthOf(section.querySelector('.column')),
          gallery: widthOf(gallery),
          picture: widthOf(section.querySelector('img.loaded')),
        },
      ] as const;
    }),
  );
/** Expects a gallery of every design in each column, columns and galleries `wide` px wide. */
async function expectEach(page: Page, wrapNames: readonly string[], wide: number): Promise<void> {
  const seen = (await widths(page)).map(([column, name, each]) => [column, name, each.column, each.gallery]);
  expect(seen).toEqual(wrapNames.flatMap((column) => names.map((name) => [column, name, wide, wide])));
}
async function expectPictures(page: Page): Promise<void> {
  for (const [column, name, { picture }] of await widths(page))
    expect([column, name, picture > 20]).toEqual([column, name, true]);
}

test.each([
  ['/shared', 1000, 480],
  ['/shared', 320, 140],
  ['/hostile/shared', 1000, 480],
])(
  'on %s at %i px a gallery of every design in a flex, grid or nested column is as wide as its half of the page, %i px',
  async (path, width, half) => {
    const { page, pageErrors } = await arrive(path, width);
    await settle(page);
    await expectEach(page, Object.keys(shared), half);
    await expectPictures(page);
    expect(pageErrors).toEqual([]);
  },
);

test.each([1000, 320])(
  `in a column as wide as its contents (${Object.keys(fitted).join(', ')}) at %i px a gallery of every design is visible, ` +
    'and no wider than the page',
  async (width) => {
    const { page } = await arrive('/fitted', width);
    await settle(page);
    const seen = await widths(page);
    expect(seen).toHaveLength(Object.keys(fitted).length * names.length);
    for (const [name, design, { column, gallery, picture }] of seen) {
      // A stacked gallery is as wide as its pictures.
      if (design === 'stacked') continue;
      // Words beside it take some of the room; what is positioned may go up to the window's edge.
      const least = width === 320 ? 150 : 600;
      const most = name === 'positioned' ? width - 20 : width - 40;
      expect([name, design, gallery >= least, column <= most, picture > 20]).toEqual([name, design, true, true, true]);
    }
  },
);

test('galleries follow a column that is animated from 300 to 600 px, and come to rest', async () => {
  const { page } = await arrive('/animated');
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  await settle(page);
  await expectEach(page, ['animated'], 600);
});

test('galleries that are hidden at first get their size when they are shown', async () => {
  const { page } = await arrive('/hidden');
  await evaluateAll(page, '.column', (columns) => {
    for (const column of columns as HTMLElement[]) column.style.display = 'block';
  });
  await settle(page);
  await expectEach(page, ['hidden'], 960);
  await expectPictures(page);
});
