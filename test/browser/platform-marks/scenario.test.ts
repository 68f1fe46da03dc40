// covers: runtime/browser/ runtime/features/components/chunks/ runtime/features/components/header/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { menu, productGallery } from '../../helpers/markup/rare-blocks.ts';
import { accordion, header71, mobile70, section71 } from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const head = '<meta name="viewport" content="width=device-width"><style>body{margin:0}button{all:unset}</style>';
const shows = '<style>#block-forced .accordion-item__dropdown{display:block!important}</style>';
const world = browserWorld(() => [
  withPictures(
    testSite('marks', {
      '/': {
        head,
        body: `<main>${accordion('', '', 'one')}${menu}${productGallery}${slideshow({ slides: ['kiln', 'mug', 'tile'].map((name) => slide(name, 'fit')) })}</main>`,
      },
      '/forced': { head: head + shows, body: `<main>${accordion('', '', 'forced')}</main>` },
      '/header': {
        head,
        body:
          `<div id="siteWrapper">${header71}<main id="page"><article class="sections" ` +
          `id="sections">${section71('<p>Home</p>')}</article></main></div>`,
      },
      '/old': { head, body: `${mobile70}<main><h1>Post</h1></main>` },
    }),
  ),
]);

interface Row {
  readonly name: string;
  readonly path?: string;
  readonly width?: number;
  /** The block that must be mounted. */
  readonly mounted: string;
  /** Sets the mark, as the page's own code does. */
  readonly set: string;
  /** Is true once the part shows itself so. */
  readonly shown: string;
}

const panel = "document.querySelector('#dropdown-block-one-0')";
const expanded = (state: boolean) =>
  `document.querySelector('#button-block-one-0').getAttribute('aria-expanded') === '${state}' && ` +
  `${panel}.checkVisibility() === ${state}`;
const openByClass = `${panel}.classList.add('accordion-item__dropdown--open')`;
const current = (index: number) => `SSRuntime.gallery(document.querySelector('.sqs-block-gallery')).currentIndex === ${index}`;
const isVisible = (selector: string, state: boolean) =>
  `document.querySelector('${selector}').checkVisibility({ visibilityProperty: true }) === ${state}`;

const rows: readonly Row[] = [
  { name: 'an answer’s class is added', mounted: 'accordion', set: openByClass, shown: expanded(true) },
  {
    name: 'an answer’s class is taken away',
    mounted: 'accordion',
    set: `${openByClass}; requestAnimationFrame(() => ${panel}.classList.remove('accordion-item__dropdown--open'))`,
    shown: expanded(false),
  },
  {
    name: 'a question’s aria-expanded is set',
    mounted: 'accordion',
    set: `document.querySelector('#button-block-one-0').setAttribute('aria-expanded', 'true')`,
    shown: expanded(true),
  },
  {
    name: 'an item’s data-is-open is set',
    mounted: 'accordion',
    set: `document.querySelector('#block-one .accordion-item').setAttribute('data-is-open', 'true')`,
    shown: expanded(true),
  },
  {
    name: 'a label of a menu gets the class of the active one',
    mounted: 'menu',
    set: `document.querySelectorAll('.menu-select-labels')[1].classList.add('menu-select-labels--active')`,
    shown:
      `document.querySelectorAll('.menus > .menu')[1].checkVisibility() && !document.querySelectorAll('.menus > ` +
      `.menu')[0].checkVisibility()`,
  },
  {
    name: 'a thumbnail of a product is selected',
    mounted: 'product-gallery',
    set: `document.querySelectorAll('.ProductItem-gallery-thumbnails-item')[1].classList.add('selected')`,
    shown:
      `document.querySelectorAll('.ProductItem-gallery-slides-item.selected').length === 1 && ` +
      `document.querySelectorAll('.ProductItem-gallery-slides-item')[1].matches('.selected')`,
  },
  {
    name: 'a slide gets the class of the active one',
    mounted: 'gallery',
    set: `document.querySelectorAll('.sqs-gallery .slide')[2].classList.add('sqs-active-slide')`,
    shown: `${current(2)} && document.querySelectorAll('.sqs-active-slide').length === 1`,
  },
  {
    name: 'a click is sent to the gallery',
    mounted: 'gallery',
    set: `document.querySelector('.sqs-gallery').click()`,
    shown: current(1),
  },
  {
    name: 'a click is sent to the gallery’s container',
    mounted: 'gallery',
    set: `document.querySelector('.sqs-gallery-container').dispatchEvent(new MouseEvent('click', { bubbles: true }))`,
    shown: current(1),
  },
  {
    name: 'a folder’s aria-expanded is set',
    path: '/header',
    mounted: 'header',
    set: `document.querySelector('.header-display-desktop button.header-nav-folder-title').setAttribute('aria-expanded', 'true')`,
    shown:
      `document.querySelector('.header-display-desktop button.header-nav-folder-title + ` +
      `.header-nav-folder-content').hasAttribute('data-ss-open')`,
  },
  {
    name: 'the class of an open menu is set on the body',
    path: '/header',
    width: 320,
    mounted: 'header',
    set: `document.body.classList.add('header--menu-open')`,
    shown: isVisible('.header-menu', true),
  },
  {
    name: 'the class of an open menu is taken from the body',
    path: '/header',
    width: 320,
    mounted: 'header',
    set:
      `document.querySelector('.header-display-mobile .header-burger-btn').click(); ` +
      `document.body.classList.remove('header--menu-open')`,
    shown: `${isVisible('.header-menu', false)} && !document.querySelector('#page').inert`,
  },
  {
    name: 'the class of an open overlay is set on the body',
    path: '/old',
    width: 320,
    mounted: 'mobile-overlay',
    set: `document.body.classList.add('is-mobile-overlay-active')`,
    shown: isVisible('.Mobile-overlay', true),
  },
];

// site#platform-marks, gallery#slide-click
test.each(rows)('$name: the part follows', async ({ path = '/', width = 1280, mounted, set, shown }) => {
  const { page, pageErrors, open } = await world.nextVisitor();
  await page.setViewport({ width, height: 900 });
  await open('marks', path);
  const block = await page.waitForSelector(`[data-ss-block~="${mounted}"],[data-ss-block-error]`);
  await block?.scrollIntoView();
  await page.evaluate('SSRuntime.ready');
  // Galleries finish their arrangement when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(set);
  await page.waitForFunction(shown, { timeout: 60_000 });
  expect(pageErrors).toEqual([]);
});

// site#platform-marks, site#accordion
test('a page rule that shows all answers: screen readers hear that they are open, and a press keeps them in view', async () => {
  const { page, open } = await world.nextVisitor();
  await open('marks', '/forced');
  await page.waitForSelector('[data-ss-block=accordion]');
  const state = () =>
    page.$$eval('.accordion-item', (items) =>
      items.map((item) => [
        item.querySelector('.accordion-item__dropdown')?.checkVisibility(),
        item.querySelector('button')?.getAttribute('aria-expanded'),
      ]),
    );
  expect(await state()).toEqual([
    [true, 'true'],
    [true, 'true'],
  ]);
  await page.click('#button-block-forced-0');
  expect((await state())[0]).toEqual([true, 'true']);
  // Without the rule the mark decides again.
  await page.$eval('head style:last-of-type', (style) => style.remove());
  await page.waitForFunction(() => document.querySelector('#button-block-forced-1')?.getAttribute('aria-expanded') === 'false');
  expect(await state()).toEqual([
    [true, 'true'],
    [false, 'false'],
  ]);
});
