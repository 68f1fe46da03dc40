// covers: runtime/features/platform-states/chunks/ runtime/features/platform-states/unhide/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { type TestPage, testSite } from '../../helpers/platform/test-site.ts';

const picture = (name: string, attributes = '') =>
  `<img src="/img/${name}-300x200.svg" alt="${name}" width="300" height="200" ${attributes}>`;
const style = (css: string): string => `<style>body{margin:0}${css}</style>`;
const text = (name: string, attributes = '') => `<p data-content="${name}" ${attributes}>Words of the page</p>`;

/**
 * Pages of older themes that wait for a script of the theme, which is missing. `data-content` marks the contents that a visitor
 * must see.
 */
const themes: Readonly<Record<string, TestPage>> = {
  '/body-loading': {
    head: style('body:not(.loaded) #wrapper { opacity: 0; transition: opacity .4s }'),
    body: `<script type="application/json">{}</script><div id="wrapper">${text('a')}${picture('b', 'data-content="b"')}</div>`,
  },
  '/body': { head: style('body { visibility: hidden }'), body: `<main>${text('a')}</main>` },
  '/content': {
    head: style('#content { opacity: 0 !important } #header { visibility: hidden }'),
    body:
      `<header id="header">${text('title')}<nav><a href="/" data-content="link">Home</a></nav></header><div ` +
      `id="content"><article>${text('a')}</article></div>`,
  },
  '/pictures': {
    head: style('#page img { opacity: 0; transition: opacity .3s } #page img.loaded { opacity: 1 }'),
    body:
      `<div id="page">${picture('a', 'data-content="a"')}<p>Words</p><a ` +
      `href="/x">${picture('c', 'data-content="c"')}</a></div>`,
  },
  '/index': {
    head: style(
      '.index-section { opacity: 0; transform: translateY(40px) } .index-section.in-view { opacity: 1; transform: none }',
    ),
    body:
      `<section class="index-section" style="height:900px">${text('one')}</section><section ` +
      `class="index-section">${text('two')}</section>`,
  },
  '/slides': {
    head: style(
      '.wall { position: relative; height: 200px; overflow: hidden } .wall .slide { position: absolute; inset: 0; opacity: ' +
        '0 } .wall .slide.active { opacity: 1 }',
    ),
    body:
      `<div class="wall"><div class="slide">${picture('a', 'data-content="a"')}</div><div ` +
      `class="slide">${picture('b', 'data-purpose="b"')}</div></div>`,
  },
  '/banner': {
    head: style(
      '.banner { position: relative; height: 220px } .banner img { position: absolute; top: 0; left: 0; visibility: hidden ' +
        '} .banner.ready img { visibility: visible } .banner-text { opacity: 0 }',
    ),
    body: `<div class="banner">${picture('a', 'data-content="a"')}</div><div class="banner-text">${text('b')}</div>`,
  },
  '/nested': {
    head: style('#site { opacity: 0 } #site .column { visibility: hidden } #site .column h2 { opacity: 0 }'),
    body: `<div id="site"><div class="column"><h2 data-content="heading">Heading</h2>${text('a')}</div></div>`,
  },
  '/moved': {
    head: style('.page { transform: translateX(-9999px) } .lines { clip-path: inset(0 0 100%) }'),
    body: `<div class="page">${text('a')}</div><div class="lines">${text('b')}</div>`,
  },
  '/slider': {
    head:
      `${style('.hero { opacity: 0; visibility: hidden } .hero.initialized { opacity: 1; visibility: visible }')}<script>window.mine ` +
      '= true</script>',
    body: `<div class="hero">${text('a')}</div>`,
  },
  '/blur-up': {
    head: style(
      '.lazy { position: relative; height: 200px } .lazy img { position: absolute; inset: 0; width: 300px; height: 200px } ' +
        '.lazy .full { opacity: 0 } .lazy .full.come { opacity: 1 }',
    ),
    body: `<div class="lazy"><img src="/img/tiny-20x13.svg" alt="">${picture('a', 'class="full" data-content="a"')}</div>`,
  },
  '/fonts': {
    head:
      style('html:not(.wf-active) body { opacity: 0 } html:not(.wf-active) h1 { visibility: hidden }') +
      '<script type="text/plain">gone</script>',
    body: `<h1 data-content="title">Title</h1>${text('a')}`,
  },
};
/** Everything here is hidden on purpose. */
const purposes = `
<nav><a href="/">Home</a><ul class="deep"><li data-purpose="folder">Folder</li></ul></nav>
<div class="item"><img src="/img/a-300x200.svg" width="300" height="200" alt=""><div class="words" data-purpose="caption">Caption</div></div>
<div class="item"><h3>Card</h3><p class="more" data-purpose="hover text">More</p></div>
<a class="skip-link" href="#main" data-purpose="skip link">Skip</a><span class="sr" data-purpose="screen reader">For screen readers</span>
<p class="away" data-purpose="away">Left of the page</p>
<div class="stack"><div class="panel on">One</div><div class="panel" data-purpose="panel">Two</div></div>
<div aria-hidden="true" class="clear" data-purpose="aria-hidden">Decoration</div>
<div hidden class="clear" data-purpose="hidden">Hidden</div>
<details><summary>More</summary><p class="clear" data-purpose="details">Details</p></details>
<form action="/x"><p class="clear" data-purpose="honeypot">Leave this empty <input name="trap"></p><button>Send</button></form>
<div class="clear tooltip" data-purpose="tooltip">Tooltip</div><div class="clear" role="status" data-purpose="status">Sent</div>
<div class="layer" data-purpose="layer">Layer</div><div class="fixed" data-purpose="fixed">Fixed</div>
<p class="narrow" data-purpose="narrow">Hidden at every width, by a media query</p>
<label>Show <input type="checkbox" class="box"><span class="checked" data-purpose="checked">Checked</span></label>
<input type="checkbox" class="box"><div class="checked" data-purpose="box">Checked</div>
<p class="target" id="there" data-purpose="target">Target</p><p class="blink" data-purpose="running">Blinks</p>
<div class="swap"><a href="/mug">${picture('mug')}</a>${picture('mug-back', 'class="back" data-purpose="swapped picture"')}</div>
<div class="clear error-msg" data-purpose="error">Try again</div><div class="clear thank-you" data-purpose="thanks">Thank you</div>
<div class="clear offcanvas" data-purpose="offcanvas">Links</div><a class="clear to-top" href="#top" data-purpose="to top">Up</a>
<div class="gone"><p data-purpose="not displayed">Not displayed</p></div><p class="empty-cart clear" data-purpose="cart">Your cart is empty</p>`;
const purposeStyle = style(`
  .deep, .clear, .words, .more, .panel, .layer, .fixed, .checked, .target { opacity: 0 }
  .item { position: relative } .words { position: absolute; inset: 0 } .item:hover .words, .item:focus-within .more { opacity: 1 }
  .skip-link { position: absolute; left: -9999px } .skip-link:focus { left: 0 } .away { position: absolute; left: -9999px }
  .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .stack { display: grid } .panel { grid-area: 1 / 1 } .panel.on { opacity: 1 }
  .layer { position: absolute; top: 0 } .fixed { position: fixed; top: 0 } @media (min-width: 1px) { .narrow { visibility: hidden } }
  .box:checked + .checked { opacity: 1 } .target:target { opacity: 1 } .blink { animation: blink 1s infinite steps(1) } @keyframes blink { to, from { opacity: 0 } }
  .swap { position: relative; width: 300px; height: 200px } .swap .back { position: absolute; inset: 0; opacity: 0 } .gone { display: none }`);
/** A fluid image block as the server writes it: a box for each range of window widths. */
const fluidImage = (
  name: string,
): string => `<div class="fe-block"><div class="sqs-block image-block"><div class="sqs-block-content">
  <div class="fluid-image-component-root"><div class="fluid-image-animation-wrapper"><div class="fluid-image-container">
    <div class="js-content-mode-element-wrapper wide"><div class="js-content-mode-element">${picture(name, `data-content="${name}" loading="lazy"`)}</div></div>
    <div class="js-content-mode-element-wrapper narrow"><div class="js-content-mode-element">${picture(`${name}-narrow`, 'data-narrow="picture"')}</div></div>
  </div></div><style></style></div></div></div></div>`;
const fluidStyle = `
  .fe-block { height: 240px; width: 75% } .sqs-block { display: flex; position: relative; height: 100% } .sqs-block-content { flex: 1 }
  .fluid-image-animation-wrapper { display: flex } .fluid-image-container { overflow: hidden } img { position: absolute; inset: 0; width: 100%; height: 100% }
  .js-content-mode-element-wrapper { position: relative; width: 100%; height: 100% } .narrow { display: none }
  @media (max-width: 767px) { .wide { display: none } .narrow { display: block } }
  .with-sheet .sqs-block-content, .with-sheet .fluid-image-component-root, .with-sheet .fluid-image-component-root div { width: 100%; height: 100% }`;
const world = browserWorld(() => [
  withPictures(
    testSite('themes', {
      ...themes,
      '/fluid-image': { head: style(fluidStyle), body: `${fluidImage('a')}<div class="with-sheet">${fluidImage('b')}</div>` },
      '/purposes': { head: purposeStyle, body: purposes },
      '/purposes-with-script': { head: `${purposeStyle}<script>window.mine = true</script>`, body: purposes },
      '/dead-script': {
        head: style('.part { opacity: 0 }'),
        body:
          `<script src="/gone.js"></script><script>missing.call()</script><div class="part">${text('a')}</div><div ` +
          `style="height:3000px"></div><div class="part">${text('b')}</div>`,
      },
      '/live-script': {
        head: style('.part { opacity: 0 } .part.in { opacity: 1; transition: opacity .1s }'),
        body: `<div class="part">${text('a')}</div><div style="height:3000px"></div><div class="part" id="below">${text('b')}</div>
          <script>new IntersectionObserver((all) => all.forEach((one) => one.isIntersecting && one.target.classList.add('in'))).observe(document.querySelector('.part'))</script>`,
      },
      '/foreign': {
        body: `<section id="large" style="height:700px">${text('large')}</section><div id="small">${text('small')}</div>`,
      },
      '/late-picture': {
        head: style('#page img { opacity: 0 }'),
        body: `<div id="page">${text('a')}</div>`,
      },
    }),
  ),
]);

const unseen = (page: Page, mark: string) =>
  page.evaluate(
    (name) =>
      [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)]
        .filter((element) => {
          const { left, right, width, height } = element.getBoundingClientRect();
          const isInside = right > 0 && left < innerWidth && width > 1 && height > 1;
          return (
            !isInside ||
            /inset\((?!0)|inset\(0px 0px 100%/.test(getComputedStyle(element.parentElement as Element).clipPath) ||
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          );
        })
        .map(({ dataset }) => dataset[name] as string),
    mark,
  );
const settle = (page: Page) =>
  page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity),
  );
const all = (page: Page, mark: string) =>
  page.$$eval(`[data-${mark}]`, (found, name) => found.map((element) => element.getAttribute(`data-${name}`)), mark);

// A theme hides its content at every width. Each width has every second theme; what is hidden on purpose may depend on the width.
test.each(Object.keys(themes).map((path, index) => [index % 2 ? 1280 : 320, path] as const))(
  "at %s px the page %s of an older theme shows all of its content without the theme's script",
  async (width, path) => {
    const { page, open, pageErrors } = await world.nextVisitor();
    await page.setViewport({ width, height: 700 });
    await page.setJavaScriptEnabled(false);
    await page.goto(world.address('themes', path));
    expect(await unseen(page, 'content')).toEqual(await all(page, 'content'));
    await page.setJavaScriptEnabled(true);
    await open('themes', path);
    await expect.poll(() => unseen(page, 'content')).toEqual([]);
    await settle(page);
    expect(await unseen(page, 'purpose')).toEqual(await all(page, 'purpose'));
    expect(pageErrors).toEqual([]);
  },
);

for (const width of [320, 1280]) {
  test.each(['/purposes', '/purposes-with-script'])(
    `at ${width} px nothing that is hidden on purpose is shown (%s)`,
    async (path) => {
      const { page, open } = await world.nextVisitor();
      await page.setViewport({ width, height: 700 });
      await open('themes', path);
      // A paragraph that only the sweep can show marks the end of the sweep.
      await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<p id="last" style="color:red">Last</p>');
        const sheet = document.createElement('style');
        sheet.textContent = '#last { opacity: 0 }';
        document.head.append(sheet);
      });
      await page.evaluate(() => {
        const picture = new Image(20, 20);
        picture.src = '/img/z-20x20.svg';
        document.body.append(picture);
      });
      await page.$eval('#last', (last) => last.scrollIntoView());
      await page.waitForSelector('#last[data-ss-shown]');
      expect(await unseen(page, 'purpose')).toEqual(await all(page, 'purpose'));
      expect(await page.$$eval('[data-ss-shown]', (found) => found.map(({ id }) => id))).toEqual(['last']);
    },
  );
}

// site#left-hidden
test('all of a page whose script has thrown is shown after 2.5 s, also below the view', async () => {
  const { page, open } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue({}, 0));
  const sweep = holdRequests(page, /\/chunks\/unhide-/);
  await open('themes', '/dead-script');
  expect(await unseen(page, 'content')).toEqual(['a', 'b']);
  await sweep.asked;
  sweep.release();
  await expect.poll(() => unseen(page, 'content')).toEqual([]);
});

test(
  'a script that reveals content in view keeps its effect; content that it does not reveal is shown when it is scrolled into ' +
    'view',
  async () => {
    const { page, open } = await world.nextVisitor();
    await open('themes', '/live-script');
    await page.waitForSelector('.part.in');
    // The sweep runs 2.5 s after the HTML is parsed, and leaves no mark where it waits.
    await page.waitForFunction(() => performance.now() > 3500);
    expect(await unseen(page, 'content')).toEqual(['b']);
    await page.$eval('#below', (below) => below.scrollIntoView());
    await expect.poll(() => unseen(page, 'content')).toEqual([]);
  },
);

test('where a sheet cannot be read a section as large as the view is shown, and small elements stay hidden', async () => {
  const { page, open } = await world.newVisitor();
  const foreign = world.address('other', '/foreign.css');
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url() === foreign
      ? request.respond({ contentType: 'text/css', body: '#large, #small { opacity: 0 }' })
      : request.continue(),
  );
  await page.evaluateOnNewDocument((href) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    });
  }, foreign);
  await open('themes', '/foreign');
  await page.waitForSelector('#large[data-ss-shown]');
  expect(await unseen(page, 'content')).toEqual(['small']);
});

test('the code for hidden content is fetched once there is some: a picture that is added late is shown when it has loaded', async () => {
  const { page, open } = await world.newVisitor();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(...(/\/chunks\/(unhide)-/.exec(request.url())?.slice(1) ?? [])));
  await open('themes', '/late-picture');
  await page.evaluate(() => window.SSRuntime.ready.then(() => new Promise((next) => setTimeout(next))));
  expect(fetched).toEqual([]);
  await page.evaluate(() => {
    const picture = new Image(300, 200);
    picture.dataset.content = 'late';
    picture.src = '/img/late-300x200.svg';
    document.querySelector('#page')?.append(picture);
  });
  await expect.poll(() => unseen(page, 'content')).toEqual([]);
  expect(fetched).toEqual(['unhide']);
});

test(
  'pictures of fluid image blocks whose sheet is missing fill their blocks at 1280 and 320 px; where the sheet is present no ' +
    'style is written',
  async () => {
    const { page, open } = await world.nextVisitor();
    await page.setViewport({ width: 1280, height: 700 });
    await open('themes', '/fluid-image');
    const sizes = (mark: string) =>
      page.$$eval(`[data-${mark}]`, (found) => found.map(({ clientWidth, clientHeight }) => `${clientWidth}x${clientHeight}`));
    await expect.poll(() => sizes('content')).toEqual(['960x240', '960x240']);
    await page.setViewport({ width: 320, height: 700 });
    await expect.poll(() => sizes('narrow')).toEqual(['240x240', '240x240']);
    expect(await page.$$('.with-sheet [style]')).toEqual([]);
  },
);
