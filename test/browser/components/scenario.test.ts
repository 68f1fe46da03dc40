// covers: runtime/features/components/chunks/ runtime/features/components/header/ runtime/features/components/text/
import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import {
  accordion,
  accountLink,
  header71,
  itemsCarousel,
  itemsSimple,
  itemsSlideshow,
  lateImage,
  marquee,
  mobile70,
  portfolio,
  readingPost,
  searchBlock,
  section71,
} from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const css =
  '<meta name="viewport" ' +
  'content="width=device-width"><style>body{margin:0}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden}.header{position:absolute;inset:0 ' +
  '0 ' +
  'auto;z-index:10;background:#fff}.header-menu{position:fixed;inset:0}.header-menu-nav-folder{position:absolute;inset:0}button{all:unset}.section-background{position:absolute;inset:0;overflow:hidden;z-index:-1}section{position:relative;min-height:200px}@media(min-width:768px){.header-display-mobile{display:none}.header-display-desktop{display:flex}}@media(max-width:767px){.header-display-desktop,.header-display-mobile ' +
  '.header-nav{display:none}}</style>';
const frame = (content: string) =>
  `<div id="siteWrapper">${header71}<main id="page" class="container" role="main"><article class="sections" ` +
  `id="sections">${content}</article></main><footer class="sections" id="footer-sections"><a ` +
  'href="/end">End</a></footer></div>';
const wavy = { enabled: true, type: 'wavy', height: { unit: 'vw', value: 6 }, isFlipX: false };
const world = browserWorld(() => [
  withPictures(
    testSite('wild', {
      '/': {
        head: css,
        body: frame(
          section71(`<h1>Home</h1><h2>Questions</h2>${accordion('', '', 'one')}${accordion('true', 'true', 'two')}`, {
            divider: wavy,
            background: lateImage(),
          }) +
            section71(itemsSimple + itemsCarousel(4, false), { id: 's2' }) +
            '<div data-controller="NobodyKnows" id="unknown">Own</div>' +
            section71(itemsSlideshow + portfolio, { id: 's3' }),
        ),
        context: {
          pageType: 2,
          templateVersion: '7.1',
          website: { id: 'w1', language: 'en-GB' },
          tweakJSON: { 'tweak-portfolio-persist': 'true' },
        },
      },
      '/sticky': {
        head: css,
        body:
          `<script>document.body.className = 'tweak-fixed-header ` +
          `tweak-fixed-header-style-scroll-back'</script>${frame(section71('<div style="height:4000px">Long</div>'))}`,
      },
      '/old': { head: css, body: `${mobile70}<main><h1>Post</h1>${readingPost}</main>` },
      '/blocks': {
        head: css,
        body: frame(section71(`${marquee}${searchBlock}${accountLink}`)),
      },
      '/search': { head: css, body: '<h1>Found</h1>' },
      '/plain': { head: css, body: '<p>Nothing of this</p>' },
    }),
  ),
]);

const mountedKinds = (page: Page) =>
  page.$$eval('[data-ss-block]', (all) => all.map((each) => each.getAttribute('data-ss-block')));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 20));
/** Returns the attribute's value of each element. */
const attributes = (page: Page, selector: string, name: string) =>
  page.$$eval(selector, (all, name) => all.map((each) => each.getAttribute(name)), name);

async function arrive(path = '/', width = 1280) {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await page.setViewport({ width, height: 900 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visitor.open('wild', path);
  return { visitor, page, requested };
}

describe('a page of 7.1', () => {
  // site#section-active
  test('mounts header, sections, divider, lists, accordions; an unknown name is reported; no image in view stays blank', async () => {
    const { page, visitor } = await arrive();
    await page.setViewport({ width: 1280, height: 4000 });
    await page.waitForSelector('[data-ss-block=portfolio]');
    await page.waitForSelector('#unknown[data-ss-block-error=unknown-controller]');
    await page.waitForFunction(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
    expect(new Set(await mountedKinds(page))).toEqual(
      new Set(['header', 'section', 'divider', 'accordion', 'items', 'items-carousel', 'items-slideshow', 'portfolio']),
    );
    expect(await page.$$eval('img', (all) => all.filter((image) => image.width * image.height === 0).length)).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
    // 6vw of 1280 px is 76.8 px; the wave of measured pages, not flipped.
    const { clip, height } = await page.$eval('#sections > section', (section) => ({
      clip: section.querySelector('.section-divider-clip')?.getAttribute('d') ?? '',
      height: section.getBoundingClientRect().height,
    }));
    const h = 76.8 / Math.round(height);
    const [, y0, start, k] = /^M-1,(\S+) L-1,(\S+) c0.25,(\S+) /.exec(clip) ?? [];
    expect([Number(y0), Number(start), Number(k)]).toEqual([
      expect.closeTo(1 - h, 2),
      expect.closeTo(1 - h / 2, 2),
      expect.closeTo(-0.64 * h, 2),
    ]);
    expect(await findWithAxe(page)).toEqual([]);
    await page.evaluate(() => window.SSRuntime.destroy());
    expect(await mountedKinds(page)).toEqual([]);
  });

  // site#header-folders
  test(
    'folders of the navigation open by key, are walked by arrow keys, close by Escape and when they are left; both copies ' +
      'have ids of their own',
    async () => {
      const { page } = await arrive();
      const titles = '.header-display-desktop .header-nav-folder-title';
      const ids = await attributes(page, '.header-nav-folder-content', 'id');
      expect([new Set(ids).size, await attributes(page, '.header-nav-folder-title', 'aria-controls')]).toEqual([4, ids]);
      await page.focus(titles);
      await page.keyboard.press('Enter');
      expect(await attributes(page, titles, 'aria-expanded')).toEqual(['true', 'false']);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('Tiles');
      await page.evaluate(() =>
        addEventListener('keydown', ({ key, defaultPrevented }) => Object.assign(window, { lastKey: [key, defaultPrevented] })),
      );
      await page.keyboard.press('Escape');
      expect([await focused(page), await attributes(page, titles, 'aria-expanded')]).toEqual(['Work', ['false', 'false']]);
      // Escape leads to the login only with nothing open.
      expect(await page.evaluate(() => (window as { lastKey?: unknown }).lastKey)).toEqual(['Escape', true]);
      // The folder of an older page is a link without an address, which the keyboard does not reach in the server's HTML.
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('News');
      await page.keyboard.press('Space');
      expect(await attributes(page, titles, 'aria-expanded')).toEqual(['false', 'true']);
      await page.focus('footer a');
      expect(await attributes(page, titles, 'aria-expanded')).toEqual(['false', 'false']);
    },
  );

  // site#accordion
  test(
    'an accordion has one item open at a time, or several where its list allows them; the first is open at the start where ' +
      'the list says so',
    async () => {
      const { page } = await arrive();
      const open = async (id: string) => [
        await attributes(page, `#block-${id} button`, 'aria-expanded'),
        await page.$$eval(`#block-${id} .accordion-item__dropdown`, (all) => all.map((each) => each.checkVisibility())),
      ];
      // A pointer would miss a title that moves while the one above it closes.
      const click = (id: string, index: number) =>
        page.$eval(`#button-block-${id}-${index}`, (button) => (button as HTMLElement).click());
      expect([await open('one'), await open('two')]).toEqual([
        [
          ['false', 'false'],
          [false, false],
        ],
        [
          ['true', 'false'],
          [true, false],
        ],
      ]);
      for (const id of ['one', 'two']) for (const index of [0, 1]) await click(id, index);
      await expect
        .poll(async () => [(await open('one'))[1], (await open('two'))[1]])
        .toEqual([
          [false, true],
          [false, true],
        ]);
      await click('two', 0);
      await expect.poll(async () => (await open('two'))[1]).toEqual([true, true]);
    },
  );
});

// site#header-menu
test(
  'the menu at 320 px opens and closes by the burger, whose label changes; a folder opens and leads back; the page behind is ' +
    'inert; Escape closes',
  async () => {
    const { page } = await arrive('/', 320);
    const burger = '.header-display-mobile .header-burger-btn';
    const state = () => page.$eval(burger, (button) => [button.getAttribute('aria-label'), button.getAttribute('aria-expanded')]);
    const isShown = (selector: string) =>
      page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));
    expect([await state(), await isShown('.header-menu')]).toEqual([['Open Menu', 'false'], false]);
    await page.click(burger);
    expect([
      await state(),
      await isShown('.header-menu'),
      await page.$eval('#page', (main) => main.hasAttribute('inert')),
    ]).toEqual([['Close Menu', 'true'], true, true]);
    expect(await page.evaluate(() => document.body.classList.contains('header--menu-open'))).toBe(true);
    // The burger lies over the menu and closes it.
    await page.click(burger);
    expect(await isShown('.header-menu')).toBe(false);
    await page.click(burger);
    // Escape closes the menu wherever the focus is; so does a window without the burger.
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.setViewport({ width: 1280, height: 900 }),
      () => page.setViewport({ width: 320, height: 900 }),
    ]) {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await leave();
      await page.waitForFunction(() => !document.querySelector('#page')?.hasAttribute('inert'));
      expect((await state())[1]).toBe('false');
      await page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('.header-burger-btn'))
          if (button.checkVisibility()) button.click();
      });
    }
    // The links begin below the bar, although the page's CSS lays each folder over all of the menu.
    expect(
      await page.$eval('.header-menu [href="/about"]', (link) => {
        const { left, top } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + 2, top + 2));
      }),
    ).toBe(true);
    // Words that still fade in have no contrast yet.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    expect(await findWithAxe(page)).toEqual([]);
    await page.click('.header-menu [data-folder-id]');
    expect([
      await focused(page),
      await isShown('.header-menu [href="/pots"]'),
      await isShown('.header-menu [href="/about"]'),
    ]).toEqual(['Back', true, false]);
    await page.keyboard.press('Enter');
    expect([await isShown('.header-menu [href="/pots"]'), await isShown('.header-menu [href="/about"]')]).toEqual([false, true]);
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    expect(await isShown('.header-menu [href="/about"]')).toBe(true);
    await page.keyboard.press('Escape');
    expect([
      await state(),
      await page.$eval('#page', (main) => main.hasAttribute('inert')),
      await page.evaluate(() => location.pathname),
    ]).toEqual([['Open Menu', 'false'], false, '/']);
    expect(await page.$eval(burger, (button) => button === document.activeElement)).toBe(true);
  },
);

// site#header-sticky
test('a fixed header hides while the visitor scrolls down and returns on the way up; the first section has room for it', async () => {
  const { page } = await arrive('/sticky');
  const state = () =>
    page.$eval('header', (header) => [
      getComputedStyle(header).position,
      header.hasAttribute('data-ss-away'),
      document.querySelector('section')?.style.paddingTop ===
        document.documentElement.style.getPropertyValue('--header-fixed-top-offset'),
    ]);
  expect(await state()).toEqual(['fixed', false, true]);
  await page.evaluate(() => scrollTo(0, 1000));
  await page.waitForSelector('header[data-ss-away]');
  await page.evaluate(() => scrollTo(0, 800));
  await page.waitForSelector('header:not([data-ss-away])');
  expect(await page.$eval('header', (header) => header.getAttribute('data-ss-sticky'))).toBe('fixed');
});

// site#mobile-overlay, site#reading-progress
test(
  'in an older template the menu button lays the overlay over the page, its cross removes it, and the pie shows how much of ' +
    'the post is read',
  async () => {
    const { page, visitor } = await arrive('/old', 320);
    await page.waitForSelector('.Mobile-bar-menu[aria-expanded=false]');
    const isShown = () => page.$eval('.Mobile-overlay', (element) => element.checkVisibility({ visibilityProperty: true }));
    expect(await isShown()).toBe(false);
    await page.click('.Mobile-bar-menu');
    expect(
      await page.$eval('.Mobile-overlay', (overlay) => [overlay.getAttribute('role'), overlay.getAttribute('aria-label')]),
    ).toEqual(['dialog', 'Open navigation menu']);
    expect([await isShown(), await page.$eval('main', (main) => main.hasAttribute('inert'))]).toEqual([true, true]);
    // A folder opens although the template's own code toggles the same class; Escape leads back and leaves the overlay open.
    await page.waitForSelector('[data-ss-block=mobile-folders]');
    await page.$eval('.Mobile-overlay-menu', (menu) =>
      menu.addEventListener('click', () => menu.querySelector('[data-controller-folder]')?.classList.toggle('is-active-folder')),
    );
    await page.click('[data-controller-folder-toggle=work]');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Back');
    expect(await attributes(page, '[data-controller-folder=work]', 'class')).toEqual(['Mobile-overlay-folder is-active-folder']);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Work');
    expect([await attributes(page, '[data-controller-folder=work]', 'class'), await isShown()]).toEqual([
      ['Mobile-overlay-folder'],
      true,
    ]);
    await page.waitForSelector('.Mobile-overlay-close[data-ss-block]');
    // The backdrop has no name, so it is no control.
    await page.waitForSelector('.Mobile-overlay-back[data-controllers-bound]');
    expect(await page.$eval('.Mobile-overlay-back', (backdrop) => [backdrop.role, backdrop.getAttribute('tabindex')])).toEqual([
      null,
      null,
    ]);
    await page.click('.Mobile-overlay-close');
    expect([await isShown(), await page.$eval('main', (main) => main.hasAttribute('inert'))]).toEqual([false, false]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(() => document.querySelector<HTMLElement>('#pieLeft')?.style.transform === 'rotate(360deg)');
    expect(await page.$eval('#pieRight', (half) => half.className)).toBe('pie pie--right');
    expect(visitor.pageErrors).toEqual([]);
  },
);

// site#marquee, site#search-field
test('words run across the page and stop under the pointer, and Enter in a search field leads to the search page', async () => {
  const { page, visitor } = await arrive('/blocks');
  await page.waitForSelector('[data-ss-block=search]');
  await page.waitForSelector('[data-ss-block=marquee]');
  const runs = () =>
    page.$eval('.ss-marquee-track', (track) => [
      track.getAnimations().map(({ playState }) => playState),
      track.getBoundingClientRect().width >= 640,
      track.getAttribute('aria-hidden'),
      track.previousElementSibling?.textContent,
    ]);
  await page.waitForFunction(() => document.querySelector('.ss-marquee-track')?.getAnimations().length === 1);
  expect(await runs()).toEqual([['running'], true, 'true', 'Fresh pots daily']);
  await page.hover('.Marquee-display');
  expect((await runs())[0]).toEqual(['paused']);
  // The button stops them for the keyboard and for fingers.
  await page.mouse.move(0, 0);
  expect((await runs())[0]).toEqual(['running']);
  const label = () => page.$eval('.ss-marquee-play', (button) => button.getAttribute('aria-label'));
  expect(await label()).toBe('Pause moving text');
  await page.focus('.ss-marquee-play');
  await page.keyboard.press('Enter');
  expect([await label(), (await runs())[0]]).toEqual(['Play moving text', ['paused']]);
  // With prefers-reduced-motion the words stand still, each once.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width: 640, height: 900 });
  await page.waitForSelector('.Marquee-display[data-ss-still]');
  expect(
    await page.$eval('.ss-marquee-track', (track) => [track.children.length, track.scrollWidth <= track.clientWidth]),
  ).toEqual([1, true]);
  expect(await findWithAxe(page, 'section')).toEqual([]);
  // site#motion-control
  expect(await label()).toBe('Play moving text');
  await page.click('.ss-marquee-play');
  expect([await label(), (await runs())[0]]).toEqual(['Pause moving text', ['running']]);
  const account = () => page.$eval('.user-accounts-link', (link) => (link as HTMLElement).innerText);
  await page.waitForSelector('[data-ss-block=account]');
  expect(await account()).toBe('Login');
  await page.type('.search-input', 'blue & white');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(new URL(page.url()).search).toBe('?q=blue+%26+white&f_collectionId=c9');
  expect(visitor.pageErrors).toEqual([]);
});

test('a page without components fetches no chunks of them', async () => {
  const { requested } = await arrive('/plain');
  expect(requested.filter((url) => /part|\/blocks/.test(url))).toEqual([]);
});
