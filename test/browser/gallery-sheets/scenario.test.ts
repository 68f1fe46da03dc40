// covers: runtime/features/gallery/boxes/ runtime/features/gallery/designs/ runtime/features/gallery/strip/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { evaluateAll } from '../../helpers/browser/evaluate-all.ts';
import { untilStill } from '../../helpers/browser/until-still.ts';
import { everyGallery } from '../../helpers/markup/every-gallery.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const names = Object.keys(everyGallery);
/** The platform's sheet sets `font-size: 0` for carousels, so that their texts need a size. */
const css = '<style>body{margin:0 10px}figure{margin:0}.summary-title{font-size:16px;line-height:18px}</style>';
const linked = '<link rel="stylesheet" href="/platform.css">';
/**
 * Rules of the platform's sheet and of the server's HTML for a grid block: floating slides, boxes without height whose padding
 * shapes them.
 */
const shaped =
  '<style>.sqs-gallery-block-grid .slide{float:left;width:33.3333%}.sqs-gallery-block-grid .slide .margin-wrapper ' +
  'a.image-slide-anchor{display:block;width:100%;height:0;padding-bottom:100%}.sqs-gallery-block-grid .slide ' +
  '.margin-wrapper{position:relative;margin:0 10px 10px 0}#page img{max-width:100%}</style>';
const galleries = names.map((name) => `<main data-name="${name}">${everyGallery[name]?.(`g-${name}`) ?? ''}</main>`).join('');
const world = browserWorld(() => [
  withPictures(
    testSite('sheets', {
      '/without': { platformCss: false, body: css + galleries },
      '/before': { body: css + galleries },
      '/after': { platformCss: false, body: css + galleries + linked },
      '/late': { platformCss: false, body: css + galleries },
      '/shaped': { body: `${css}${shaped}<main id="page">${everyGallery.grid?.('g-grid')}</main>` },
    }),
  ),
]);

async function arrive(path: string, width: number) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width, height: 20_000, deviceScaleFactor: 0.2 });
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visitor.open('sheets', path);
  if (path === '/late') await visitor.page.addStyleTag({ url: '/platform.css' });
  await settle(visitor.page);
  return visitor;
}
const settle = (page: Page) => untilStill(page, { containers: 'main', sized: 'main, main *' });
/** Returns by design the boxes of the slides that a visitor sees, in whole px from the gallery's corner. */
const boxes = (page: Page) =>
  evaluateAll(page, 'main', (all) =>
    all.map((main) => {
      const { left, top, right } = main.getBoundingClientRect();
      const slides = [...main.querySelectorAll('.slide,.summary-item,.image-wrapper,figure,.sqs-gallery img')].filter(
        (each) => !each.parentElement?.closest('.slide,.summary-item,.image-wrapper,figure'),
      );
      const seen = slides.flatMap((slide, index) => {
        const picture = slide.matches('img') ? slide : slide.querySelector('img:not(noscript *)');
        const isSeen = picture?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const box = slide.getBoundingClientRect();
        // Slides out of view are left out.
        return isSeen && box.left < right ? [[index, box.left - left, box.top - top, box.width, box.height].map(Math.round)] : [];
      });
      return [(main as HTMLElement).dataset.name ?? '', seen] as const;
    }),
  );

test.each([320, 1280])(
  'at %i px as many slides of every design are visible at the same places with the platform’s sheet before ours, after ' +
    'ours or late as without it',
  async (width) => {
    const { page: plain } = await arrive('/without', width);
    const wanted = await boxes(plain);
    // Eight slides each, of which a slideshow shows one, and a row those that are in view.
    const isRow = /slider|carousel/;
    const shown = (name: string) => (name === 'slideshow' || name === 'cropped' ? 1 : 8);
    expect(wanted.map(([name, seen]) => [name, isRow.test(name) || seen.length])).toEqual(
      names.map((name) => [name, isRow.test(name) || shown(name)]),
    );
    for (const [, seen] of wanted) for (const [, , , w = 0, h = 0] of seen) expect([w > 20, h > 20]).toEqual([true, true]);
    for (const path of ['/before', '/after', '/late']) {
      const { page, pageErrors } = await arrive(path, width);
      for (const [index, [name, seen]] of (await boxes(page)).entries())
        expect([path, name, farOff(seen, wanted[index]?.[1] ?? [])]).toEqual([path, name, []]);
      expect(pageErrors).toEqual([]);
    }
  },
);

/** Returns the boxes that are more than two px off. */
const farOff = (seen: readonly (readonly number[])[], wanted: readonly (readonly number[])[]) =>
  seen.length === wanted.length
    ? seen.flatMap((box, index) =>
        box.some((px, side) => Math.abs(px - (wanted[index]?.[side] ?? 1e9)) > 2) ? [[box, wanted[index]]] : [],
      )
    : [seen, wanted];

test.each([320, 1280])(
  'at %i px the arrows of galleries that move can be clicked under the platform’s sheet, and a click shows another slide',
  async (width) => {
    const { page } = await arrive('/before', width);
    for (const name of ['slideshow', 'slider', 'carousel']) {
      const isHit = await page.$eval(`#g-${name} .next`, (arrow) => {
        const { left, top, width, height } = arrow.getBoundingClientRect();
        return arrow.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      await page.click(`#g-${name} .next`);
      const index = await page.$eval(`#g-${name}`, (block) => window.SSRuntime.gallery(block)?.currentIndex);
      expect([name, isHit, Number(index) > 0]).toEqual([name, true, true]);
    }
  },
);

test.each([320, 1280])(
  'at %i px each of the eight pictures of a grid whose boxes the page shapes stays within its box, up to both of its sides',
  async (width) => {
    const { page } = await arrive('/shaped', width);
    const hits = await evaluateAll(page, '#g-grid .slide', (all) =>
      all.map((slide) => {
        const box = slide.querySelector('a')?.getBoundingClientRect() ?? new DOMRect();
        const pictureAt = (x: number) => document.elementFromPoint(x, box.top + box.height / 2) === slide.querySelector('img');
        return [box.left - 4, box.left + 4, box.right - 4, box.right + 4].map(pictureAt);
      }),
    );
    expect(hits).toEqual(Array.from({ length: 8 }, () => [false, true, true, false]));
  },
);

test('the text of a carousel’s slide wraps within the slide, although the platform’s sheet keeps texts of carousels on one line', async () => {
  const { page } = await arrive('/before', 320);
  const [scrollWidth, width] = await page.$eval('#g-carousel .summary-title', (title) => {
    title.textContent = 'We left early, lost the way twice, and were back before the rain came in';
    return [title.scrollWidth, title.clientWidth];
  });
  expect(scrollWidth).toBe(width);
});
