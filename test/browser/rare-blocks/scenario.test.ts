// covers: runtime/features/components/charts/ runtime/features/components/chunks/ runtime/features/third-parties/
// covers: runtime/features/video/ runtime/features/video/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { evaluateAll } from '../../helpers/browser/evaluate-all.ts';
import {
  agoTime,
  album,
  audio,
  chart,
  commentsCount,
  followLink,
  highlight,
  menu,
  productGallery,
  registry,
  still,
  tableBooking,
  tourDates,
  videoBackground,
} from '../../helpers/markup/rare-blocks.ts';
import { accordion, marquee, searchBlock } from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const film = videoBackground('https://www.youtube.com/watch?v=abcdefghijk&amp;t=9');
const head =
  '<meta name="viewport" ' +
  'content="width=device-width"><style>body{margin:0;--accent-hsl:20,60%,45%}section{position:relative}.section-background{position:absolute;inset:0;z-index:-1}</style>';
const websiteSettings = { disqusShortname: 'pots', commentsEnabled: true };
const minuteAgo = new Date(Date.now() - 59_000).toISOString();
const guests = registry + tourDates('The Tide') + tourDates('Nobody') + tableBooking + followLink + commentsCount;
/** Markup of owners and of broken servers. */
const broken = [
  // Without any controller on the page.
  accordion('', ''),
  `<div style="display:flex;flex-direction:column;align-items:center">${marquee}</div>`,
  searchBlock,
  chart('bar', 'huge')
    .replace('&quot;title&quot;:&quot;Pots', `&quot;title&quot;:&quot;${'W'.repeat(2000)}`)
    .replace('12', '1e308'),
  '<div class="sqs-audio-embed" id="no-url" data-title="None"></div><div class="sqs-audio-embed" id="script-url" ' +
    'data-url="javascript:harm()"></div>',
  highlight('[{"id":"h1","shape":'),
  `<div style="display:flex;flex-direction:column;align-items:center">${chart('bar', 'flex')}</div>`,
  '<div data-block-type="62" id="torn" data-block-json="{&quot;data&quot;:"></div><div data-block-type="62" id="words" ' +
    'data-block-json="{&quot;data&quot;:&quot;a,b&quot;}"></div>',
  '<div data-block-type="59" id="no-artist" data-block-json="{}"></div><div data-block-type="63" id="no-link"><div ' +
    'class="sqs-block-content"></div></div>',
  '<div class="menu-wrapper"><div class="menu-selector" id="no-menus"><label class="menu-select-labels">One</label></div></div>',
  `${menu}<div id="menu-lunch">Taken</div>`,
  '<time data-ss-time datetime="yesterday" id="no-time">yesterday</time>',
  '<section><div class="sqs-video-background" data-config-url="" id="no-film"></div></section><section><div ' +
    'class="sqs-video-background" data-config-url="https://films.example/1" id="other-host"></div></section>',
].join('');
const world = browserWorld(() => [
  withPictures(
    testSite('rare', {
      '/': {
        head,
        context: { ...plainContext, websiteSettings },
        body: `<main><h1>Pots</h1>${audio('Tide')}${menu}${highlight()}${chart('bar')}${chart('line')}${chart('pie')}${agoTime(minuteAgo)}${guests}${film}${productGallery}${still}${album(61)}</main>`,
      },
      '/asked': {
        head,
        context: {
          ...plainContext,
          websiteSettings,
          cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
        },
        body: `<main><h1>Asked</h1>${guests}${film}</main>`,
      },
      '/broken': { head, body: `<main><h1>Broken</h1>${broken}</main>` },
    }),
  ),
]);

async function arrive(path: string, { isReduced = false, widthPx = 320 } = {}) {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  if (isReduced) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width: widthPx, height: 9000 });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host.startsWith('third-party.')) asked.push(pathname);
  });
  await visitor.open('rare', path);
  return { visitor, page, asked };
}
const count = (page: Page, selector: string) => evaluateAll(page, selector, (all) => all.length);
const text = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent?.trim());
const error = (page: Page, selector: string) => page.$eval(selector, (element) => element.getAttribute('data-ss-block-error'));

// site#menu-tabs, site#text-highlight, site#audio, site#relative-time
test(
  'rare blocks are mounted: tracks, menus, text highlights, charts, times, third-party widgets, a video background, a ' +
    'product’s pictures; static blocks are not',
  async () => {
    const { page, visitor, asked } = await arrive('/');
    await page.waitForSelector('#block-album .sqs-audio-embed:nth-child(61)[data-ss-block-error=album-full]');
    await page.waitForFunction(() => document.querySelectorAll('.reservation-widget').length === 2);
    await page.waitForFunction(() => document.querySelectorAll('.ss-tour-dates').length === 2);
    // Blocks are marked in the frame after their mount; those that come into view later are not waited for.
    const later = ['reservation', 'video-background', 'product-gallery', 'product-lightbox'];
    const kinds = async () => {
      const all = await evaluateAll(page, '[data-ss-block]', (blocks) =>
        blocks.map((each) => each.getAttribute('data-ss-block') ?? ''),
      );
      return new Set(all.filter((kind) => !later.includes(kind)));
    };
    await expect
      .poll(kinds)
      .toEqual(
        new Set([
          'audio',
          'menu',
          'text-highlight',
          'chart',
          'time',
          'follow',
          'comments-count',
          'tour-dates',
          'wedding-registry',
        ]),
      );
    expect(
      await count(page, ':is(.archive-block,.quote-block,.tagcloud-block,.rss-block):is([data-ss-block],[data-ss-block-error])'),
    ).toBe(0);
    // Widgets of third parties get their width with their code.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await findWithAxe(page, 'main')).toEqual([]);

    // An album plays 60 tracks. A track that starts pauses the others.
    expect(await count(page, '#block-album audio')).toBe(60);
    expect(await text(page, '#block-audio-Tide .sqs-audio-embed > div')).toBe('TideThe Tide · 3:05');
    const plays = await page.evaluate(() => {
      const [one, other] = document.querySelectorAll('audio');
      const quieted: string[] = [];
      if (other) other.pause = () => void quieted.push('other');
      one?.play().catch(() => {});
      return new Promise<string[]>((resolve) => one?.addEventListener('play', () => resolve(quieted)));
    });
    expect(plays).toEqual(['other']);
    await page.waitForFunction(() => document.querySelector('audio')?.error !== undefined);
    await visitor.settled();
    const hits = () => world.platform.journal.entries({ endpoint: 'record-hit' }).map(({ body }) => JSON.stringify(body));
    await expect.poll(hits).toContainEqual(expect.stringMatching(/"20"|:20\b|AUDIO/));

    // Tabs: APG; the id is the title's slug.
    const tabs = () =>
      evaluateAll(page, '.menu-selector [role=tab]', (all) => all.map((tab) => tab.getAttribute('aria-selected')));
    expect(await evaluateAll(page, '#block-menu .menu', (all) => all.map(({ id }) => id))).toEqual([
      'menu-lunch',
      'menu-evening-drinks',
    ]);
    await page.focus('.menu-selector [role=tab]');
    await page.keyboard.press('ArrowRight');
    expect([
      await tabs(),
      await evaluateAll(page, '#block-menu .menu', (all) => all.map((each) => each.checkVisibility())),
    ]).toEqual([
      ['false', 'true'],
      [false, true],
    ]);

    expect(await page.$eval('.sqsrte-text-highlight', (mark) => getComputedStyle(mark).backgroundImage)).toContain(
      'rgb(184, 92, 46)',
    );
    expect(
      await evaluateAll(page, '.ss-chart', (all) =>
        all.map((figure) => figure.querySelectorAll('svg :is(rect,.ss-curve,.ss-slice)').length),
      ),
    ).toEqual([5, 2, 3]);
    expect(
      await evaluateAll(page, '#block-bar table tr:nth-child(3) > *', (all) => all.map(({ textContent }) => textContent)),
    ).toEqual(['Summer', '30', '28']);
    expect(await text(page, 'time[data-ss-time]')).toMatch(/^(about \d\d seconds|1 minute|\d minutes) ago$/);
    expect(await text(page, '.ss-tour-dates li')).toBe('14 May 2031The Old Dock Porthaven, United KingdomTickets');
    expect(await text(page, '#block-tour-Nobody .ss-tour-dates')).toBe('No dates at the moment.');
    await page.waitForFunction(() => document.querySelector('.disqus-comment-count')?.textContent === '3 comments');
    await page.waitForSelector('.twitter-follow-button[role=button]');
    expect(asked.filter((path) => path.startsWith('/video/'))).toEqual(['/video/youtube/abcdefghijk']);

    await page.click('.ProductItem-gallery-thumbnails-item:nth-child(2)');
    expect(
      await evaluateAll(page, '.ProductItem-gallery-slides-item', (all) =>
        all.map((slide) => slide.classList.contains('selected')),
      ),
    ).toEqual([false, true]);
    await page.click('.ProductItem-gallery-slides-item:nth-child(2)');
    // The controls, which appear after the first frame, handle keys.
    await page.waitForSelector('.sqs-lightbox[open] .sqs-lightbox-close');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.sqs-lightbox[open]'));

    await page.evaluate(() => window.SSRuntime.destroy());
    expect(await count(page, 'main :is(audio,iframe,.ss-chart,.ss-tour-dates,.ss-background-pause,.sqs-audio-embed > *)')).toBe(
      0,
    );
    expect(visitor.pageErrors).toEqual([]);
  },
);

// site#tour-dates, site#wedding-registry, third-parties#third-party-question
test(
  'where cookies are restricted no third party is requested before accept; each block can be shown alone; with ' +
    'prefers-reduced-motion a video background starts by its button',
  async () => {
    const { page, asked, visitor } = await arrive('/asked', { isReduced: true });
    await page.waitForFunction(() => document.querySelectorAll('.ss-ask-first').length === 4);
    expect(asked).toEqual([]);
    expect(await text(page, '#block-tock .ss-ask-first p')).toBe('This is shown by third-party.localhost.');
    // Its text does not touch the border.
    expect(await page.$eval('#block-tock .ss-ask-first', (box) => getComputedStyle(box).padding)).toBe('16px');
    expect(await findWithAxe(page, 'main')).toEqual([]);
    await page.click('#block-tock .ss-ask-first button');
    await page.waitForSelector('#block-tock .reservation-widget');
    expect(asked).toEqual(['/booking/booking.js']);
    await page.evaluate(() => window.SSRuntime.consent.accept());
    await page.waitForSelector('#block-zola .reservation-widget');
    await page.waitForFunction(() => document.querySelectorAll('.ss-tour-dates').length === 2);
    expect(await count(page, '.ss-ask-first')).toBe(0);
    // The video background shows its picture and does not play.
    expect([
      await count(page, 'iframe'),
      await page.$eval('.custom-fallback-image', (image) => (image as HTMLImageElement).naturalWidth),
    ]).toEqual([0, 320]);
    const button = '.ss-background-pause';
    const name = () => page.$eval(button, (element) => element.getAttribute('aria-label'));
    expect(await name()).toBe('Play background');
    await page.click(button);
    const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
    const waitForState = (wanted: string) =>
      frame?.waitForFunction((wanted) => document.querySelector('#state')?.textContent === wanted, {}, wanted);
    await waitForState('playing');
    expect(new URL(frame?.url() ?? '').search).toContain('autoplay=1&mute=1&loop=1&controls=0');
    expect(await name()).toBe('Pause background');
    await page.click(button);
    await waitForState('paused');
    expect(visitor.pageErrors).toEqual([]);
  },
);

// compat#global-tween
test('broken blocks carry their reason and do not affect others; the global tween runs and logs that it is no longer supported', async () => {
  const { page, visitor } = await arrive('/broken');
  await page.waitForSelector('#other-host[data-ss-block-error]');
  const reasons = {
    '#no-url': 'no-audio',
    '#script-url': 'no-audio',
    '.sqsrte-text-highlight': 'no-attributes',
    '#torn': 'no-numbers',
    '#words': 'no-numbers',
    '#no-artist': 'data-missing',
    '#no-link': 'no-registry',
    '#no-menus': 'no-menus',
    '#no-time': 'no-time',
    '#no-film': null,
    '#other-host': 'unknown-video-host',
  };
  for (const [selector, reason] of Object.entries(reasons))
    await expect.poll(async () => [selector, await error(page, selector)]).toEqual([selector, reason]);
  // Blocks are marked in the frame after their mount.
  for (const kind of ['accordion', 'marquee', 'search']) await expect.poll(() => count(page, `[data-ss-block=${kind}]`)).toBe(1);
  await page.click('#button-block-a-1');
  const shown = (panels: Element[]) => panels.filter((panel) => getComputedStyle(panel).display !== 'none').length;
  expect(await page.$$eval('.accordion-item__dropdown', shown)).toBe(1);
  // In a box that shrinks to its words, the marquee is as wide as the page.
  expect(await page.$eval('.Marquee-display', (display) => display.clientWidth)).toBe(320);
  // A number that leaves no room for the others is skipped; a title of one word is broken into lines.
  expect(await count(page, '#block-huge rect')).toBe(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // A chart has a width in a column that shrinks its items; an id that the page uses already is not given to a menu.
  expect(await page.$eval('#block-flex svg', (picture) => picture.getBoundingClientRect().width)).toBeGreaterThan(100);
  expect(await evaluateAll(page, '.menu[id]', (all) => all.map(({ id }) => id))).toEqual(['menu-lunch-2', 'menu-evening-drinks']);
  await page.evaluate(async () => {
    document.querySelector('#block-menu')?.remove();
    await window.SSRuntime.initialize();
    location.hash = 'menu-evening-drinks';
    // The global tween runs and logs a message.
    (window as unknown as { tween(callback: (at: number) => void, ms: number): void }).tween((at) => {
      document.title = `at ${at}`;
    }, 0);
  });
  await page.waitForFunction(() => document.title === 'at 1');
  expect(visitor.said).toContainEqual(
    expect.stringContaining(
      'The provided global tween is no longer supported. Please remove its usage or include your own copy.',
    ),
  );
  expect(visitor.pageErrors).toEqual([]);
});
