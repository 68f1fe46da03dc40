// covers: runtime/compat/chunks/
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { controllerStandIn } from '../../helpers/markup/controller-stand-in.ts';
import { slideshow } from '../../helpers/markup/gallery-html.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

declare global {
  interface Window {
    events: unknown[];
    // biome-ignore lint/suspicious/noExplicitAny: the page's own scripts are not typed
    Y: any;
    // biome-ignore lint/suspicious/noExplicitAny: the package has no types
    core: any;
  }
}

const owners = `<script>
window.events = [];
Y.use('node', 'squarespace-ui-base', function (Y) {
  Y.one('#bar').addClass('a b').removeClass('a').setStyle('color', 'red').append('<i class="put">in</i>');
  Y.all('.item').each(function (node, index) { node.setAttribute('data-index', index); }).addClass('seen');
  events.push([Y.one('#none'), Y.one('#bar').one('.put').get('text'), Y.all('.item').size(), Y.one('.item').ancestor('#list').get('id'), Y.one('.item').next('.item').get('tagName')]);
  Y.one('#list').delegate('click', function (event) { event.halt(); events.push(['delegated', this.getAttribute('data-index'), event.currentTarget.get('id')]); }, '.item');
  Y.one('#bar').on('click', function (event) { events.push(['clicked', event.type, event.target.hasClass('put')]); });
  Y.on('domready', function () { events.push(['domready']); });
  Y.on('available', function () { events.push(['available', this.get('id')]); }, '#late');
  Y.one('#title').plug(Y.Squarespace.TextShrink, { parentEl: Y.one('#narrow') });
  Y.Squarespace.FollowButtonUtils.renderAll();
});
Y.Squarespace.FollowButtonUtils = {}; Y.Squarespace.FollowButtonUtils.renderAll = function () { events.push(['rendered']); };
Y.Global.on('tweak:change', function (event) { events.push(['tweak', event.getName(), event.config.value]); });
</script>`;
const body = `<div id="bar">bar</div><ul id="list"><li class="item" id="one">1</li><li class="item" id="two">2</li></ul>
<div id="narrow" style="width:120px;font-size:40px"><h2 id="title" style="font-size:40px;white-space:nowrap;margin:0">Wide words</h2></div>`;

const client = await build({
  stdin: {
    contents: `import core from '@squarespace/core'; window.core = core;`,
    resolveDir: join(import.meta.dirname, '..', '..', '..'),
  },
  bundle: true,
  write: false,
  format: 'iife',
});

const world = browserWorld(() => [
  testSite('old', {
    '/': { body: body + owners },
    '/core': {
      context: { ...plainContext, tweakJSON: { 'site-width': '1200px' }, authenticatedAccount: { id: 'a1' } },
      body: `<div id="own"><div class="slide">1</div><div class="slide">2</div></div><script>
window.early = new Y.Squarespace.Gallery2({ container: '#own', slides: '#own .slide' });
early.after('currentIndexChange', function (event) { window.moved = event.newVal; });
</script><div id="owned" data-controller="OwnersPart"></div><div id="shared" data-controller="Marquee,OwnersPart"></div>
<script>${controllerStandIn}
window.log = [];
controller.register('OwnersPart', function (element) {
  log.push('made ' + element.id);
  return { sync: function () { log.push('synced ' + element.id); }, destroy: function () { log.push('ended ' + element.id); } };
});
addEventListener('mercury:load', function () { controller.refresh(); });</script>${slideshow({ slides: [] })}<img data-src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E" data-image-dimensions="9x9" alt="">`,
    },
  }),
]);

// compat#text-shrink, compat#tweak-events, compat#library-names
test('owners’ scripts inside Y.use find nodes, lists, events, TextShrink and the names that they define themselves', async () => {
  const { page, pageErrors, open } = await world.nextVisitor();
  await open('old', '/');
  await page.waitForFunction(() => window.events.some((each) => (each as string[])[0] === 'domready'));
  expect(await page.$eval('#bar', (bar) => [bar.className, (bar as HTMLElement).style.color, bar.innerHTML])).toEqual([
    'b',
    'red',
    'bar<i class="put">in</i>',
  ]);
  expect(await page.$$eval('.item', (items) => items.map((item) => [item.className, item.getAttribute('data-index')]))).toEqual([
    ['item seen', '0'],
    ['item seen', '1'],
  ]);
  expect(await page.evaluate(() => window.events)).toEqual([[null, 'in', 2, 'list', 'LI'], ['rendered'], ['domready']]);

  // `available` fires when the element is added.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p id="late">Late</p>'));
  await page.waitForFunction(() => window.events.length === 4);
  expect(await page.evaluate(() => window.events.pop())).toEqual(['available', 'late']);

  await page.click('#two');
  await page.click('.put');
  await page.evaluate(() =>
    postMessage({ type: 'ss-editor', event: 'tweak:change', detail: { name: 'gutter', value: '9px' } }, '*'),
  );
  await page.waitForFunction(() => window.events.length === 6);
  expect(await page.evaluate(() => window.events.slice(3))).toEqual([
    ['delegated', '1', 'two'],
    ['clicked', 'click', true],
    ['tweak', 'gutter', '9px'],
  ]);

  // The text fits its box of 120 px, and is as large as before where there is room again.
  await page.waitForFunction(() => (document.querySelector('#title') as HTMLElement).scrollWidth <= 120);
  const sizePx = await page.$eval('#title', (title) => Number.parseFloat(getComputedStyle(title).fontSize));
  expect(sizePx).toBeGreaterThanOrEqual(11);
  await page.$eval('#narrow', (box) => {
    (box as HTMLElement).style.width = '900px';
  });
  await page.waitForFunction(() => getComputedStyle(document.querySelector('#title') as Element).fontSize === '40px');
  await page.$eval('#narrow', (box) => {
    (box as HTMLElement).style.width = '10px';
  });
  await page.waitForFunction(() => getComputedStyle(document.querySelector('#title') as Element).fontSize === '11px');
  expect(pageErrors).toEqual([]);
});

// compat#page-changes, compat#tweak-events, compat#user-accounts
test(
  'the published package @squarespace/core works with the compat names (images, lifecycle, tweaks, accounts); early ' +
    'galleries are mounted, mercury events unmount and mount a page, and a template’s controllers keep their elements',
  async () => {
    const { page, pageErrors, open } = await world.nextVisitor();
    await open('old', '/core');
    await page.evaluate(client.outputFiles[0]?.text ?? '');
    await page.evaluate(() => {
      const { core } = window;
      window.events = [core.Tweak.getValue('site-width')];
      core.Tweak.watch('gutter', (change: unknown) => window.events.push(change));
      core.ImageLoader.load(document.querySelector('img'));
      core.Lifecycle.init();
      core.Lifecycle.destroy();
      core.Lifecycle.init();
      postMessage({ type: 'ss-editor', event: 'tweak:change', detail: { name: 'other', value: 'no' } }, '*');
    });
    await page.waitForFunction(() => document.querySelector('img')?.naturalWidth === 9);
    await page.waitForFunction(() => {
      postMessage({ type: 'ss-editor', event: 'tweak:change', detail: { name: 'gutter', value: '9px' } }, '*');
      return window.events.length > 1;
    });
    expect(await page.evaluate(() => window.events.slice(0, 2))).toEqual(['1200px', { name: 'gutter', value: '9px' }]);

    // No visitor is signed in: the account screen is a dialog.
    expect(await page.evaluate(() => window.core.UserAccounts.isUserAuthenticated())).toBe(false);
    await page.evaluate(() => window.core.UserAccounts.openAccountScreen());
    await page.waitForSelector('dialog[open],[role=dialog]');

    // A gallery that was made before its code had loaded is the template's.
    await page.evaluate('void early.set("currentIndex", 1)');
    await page.waitForFunction('window.moved === 1 && early.get("currentIndex") === 1');

    // Templates that change pages by script announce it.
    const isMounted = '!!document.querySelector(".sqs-block-gallery[data-ss-block],.sqs-block-gallery[data-ss-block-error]")';
    await page.waitForFunction(isMounted);
    await page.evaluate(() => window.dispatchEvent(new Event('mercury:unload')));
    await page.waitForFunction(`!${isMounted}`);
    // The template's controllers keep their instances, also on an element that the runtime mounts.
    await page.evaluate(() => document.querySelector('#owned')?.remove());
    await page.evaluate(() => window.dispatchEvent(new Event('mercury:load')));
    await page.waitForFunction(isMounted);
    expect(await page.evaluate('log')).toEqual(['made owned', 'made shared', 'ended owned', 'synced shared']);
    expect(pageErrors).toEqual([]);
  },
);
