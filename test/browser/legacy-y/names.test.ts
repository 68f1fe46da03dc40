// covers: fake-server/prelude/ runtime/compat/ runtime/browser/
import { expect, test } from 'vitest';
import { preludeTag } from '../../../fake-server/html/prelude.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { nativeVideo } from '../../helpers/markup/wild-pages.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

declare global {
  interface Window {
    replies: unknown[];
    // biome-ignore lint/suspicious/noExplicitAny: names of page code are not typed
    Modernizr: any;
    // biome-ignore lint/suspicious/noExplicitAny: names of page code are not typed
    Squarespace: any;
  }
}

/** Code that runs while the page is parsed, and the answer that it must get. */
const asked: readonly (readonly [code: string, answer: unknown])[] = [
  [`parseInt(Y.one('#box').getComputedStyle('width'), 10)`, 300],
  [`Y.one('#box').getStyle('height')`, '40px'],
  [`Y.one('#box').get('offsetHeight')`, 40],
  [`Y.one('#box').get('text')`, 'in the box'],
  [`Y.one('body').get('winWidth') === innerWidth`, true],
  [`Y.one('#box').one('b').get('tagName')`, 'B'],
  [`Y.one('#box').getAttribute('data-kind')`, 'wide'],
  [`Y.one('#box').getAttribute('data-none')`, ''],
  [`Y.one('#box').hasClass('open')`, true],
  [`Y.one('#box').test('p')`, false],
  [`Y.all('.line').size()`, 2],
  [`Y.one('#none')`, null],
  [`Y.one('#box').one('#none')`, null],
  // What cannot be answered is a primitive where one is needed.
  [`'' + Y.strange('value') + ''`, 'NaN'],
  [`['a'].join(Y.strange('value'))`, 'a'],
  [`Y.one('#box').strange('value') > 1`, false],
  [`isNaN(Y.one('#box').get('region') - 1)`, true],
  [`Y.one('#box').addClass('later') + 1 > 0`, false],
];

const button = `<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0"
 data-item-id="i1" data-collection-id="c1" data-product-type="1" data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>`;
const video = nativeVideo(null, 'added');

const world = browserWorld(() => [
  testSite('names', {
    '/reads': {
      body: `<div id="box" class="open" data-kind="wide" style="width:300px;height:40px"><b>in the box</b></div><p class="line"></p><p class="line"></p>
<script>window.replies = [${asked.map(([code]) => code).join(',')}];</script>`,
    },
    '/features': {
      head:
        '<script>window.onerror = function (message) { (window.early = window.early || []).push(message); ' +
        `};</script>${preludeTag()}`,
      body:
        `<script>window.replies = [Modernizr.touch, Modernizr.csstransitions, Modernizr.mq('(min-width: 100px)'), ` +
        `Modernizr.prefixed('transform'), document.documentElement.className];</script>`,
    },
    '/own': {
      head: '<script>Modernizr = { touch: "own" };</script>',
      body: '<script>window.replies = [Modernizr.touch];</script>',
    },
    '/tweaks': {
      context: { ...plainContext, tweakJSON: { thumbnailWidth: '426px', '@gutter': '9px' } },
      body:
        `<script>window.replies = ['@thumbnailWidth', 'thumbnailWidth', '@gutter', 'gutter', 'none'].map(function (name) { ` +
        'return String(Y.Squarespace.Template.getTweakValue(name)); });</script>',
    },
    '/shop': { body: button + video },
  }),
]);

// compat#early-reads
test('what a page asks of Y while it is parsed is answered from the document at once, or is a primitive', async () => {
  const { page, pageErrors, open } = await world.nextVisitor();
  await open('names', '/reads');
  expect(await page.evaluate(() => window.replies)).toEqual(asked.map(([, answer]) => answer));
  // The calls that change something are carried out later.
  await page.waitForSelector('#box.later');
  expect(pageErrors).toEqual([]);
});

// compat#feature-tests
test('Modernizr and its classes are there at once, and one of the page’s own stays', async () => {
  const { page, pageErrors, open } = await world.nextVisitor();
  await open('names', '/features');
  const [touch, transitions, matches, prefixed, classes] = await page.evaluate(() => window.replies);
  expect([touch, transitions, matches, prefixed]).toEqual([false, true, true, 'transform']);
  expect(String(classes).split(' ')).toEqual(expect.arrayContaining(['no-touch', 'csstransitions', 'flexbox', 'svg']));
  await open('names', '/own');
  expect(await page.evaluate(() => window.replies)).toEqual(['own']);
  expect(pageErrors).toEqual([]);
});

// compat#tweaks
test('a tweak is found with and without the sign of a variable', async () => {
  const { page, open } = await world.nextVisitor();
  await open('names', '/tweaks');
  expect(await page.evaluate(() => window.replies)).toEqual(['426px', '426px', '9px', '9px', 'undefined']);
});

/** The ways in which page code asks for new blocks. */
const initialisers = [
  'Squarespace.initializeCommerce(Y)',
  'Y.Squarespace.Commerce.initializeCommerce()',
  'Y.Squarespace.Commerce.initializeCommerce(Y)',
  'Squarespace.initializeLayoutBlocks(Y, Y.one(document.body))',
  'Squarespace.initializeFormBlocks(Y, { config: { win: window, doc: document } })',
  'Squarespace.initializeWebsiteComponent(document.body)',
];

// compat#initialisers
test.each(initialisers)('after buttons and videos were replaced by clones, %s mounts the clones', async (call) => {
  const { page, pageErrors, open } = await world.nextVisitor();
  await open('names', '/shop');
  await page.waitForSelector('.sqs-add-to-cart-button[data-ss-block=product]');
  await page.waitForSelector('.sqs-native-video[data-ss-block=native-video] video', { timeout: 60_000 });
  await page.evaluate((code) => {
    for (const old of document.querySelectorAll('.sqs-add-to-cart-button,.sqs-native-video')) {
      old.replaceWith(old.cloneNode(true));
    }
    // biome-ignore lint/security/noGlobalEval: the page's own code
    window.eval(code);
  }, call);
  const added = page.waitForResponse((response) => response.url().includes('/api/commerce/shopping-cart/entries'));
  await page.waitForSelector('.sqs-native-video[data-ss-block=native-video] video', { timeout: 60_000 });
  await page.click('.sqs-add-to-cart-button');
  expect((await added).request().method()).toBe('POST');
  expect(await page.$$eval('video', (videos) => videos.length)).toBe(1);
  expect(pageErrors).toEqual([]);
});

// compat#video-loaders
test.each(['NativeVideoLoader', 'VideoLoader'])('plug(Y.Squarespace.%s) mounts a video that was added', async (name) => {
  const { page, pageErrors, open } = await world.nextVisitor();
  await open('names', '/reads');
  await page.evaluate(
    (html, loader) => {
      document.querySelector('#box')?.insertAdjacentHTML('afterend', html);
      window.Y.one('.sqs-native-video').plug(window.Y.Squarespace[loader], { isVisitorWebsite: true });
    },
    video,
    name,
  );
  await page.waitForSelector('.sqs-native-video[data-ss-block=native-video] video', { timeout: 60_000 });
  expect(pageErrors).toEqual([]);
});
