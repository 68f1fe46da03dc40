// covers: runtime/compat/nodes/ runtime/features/components/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { refuseRequests } from '../../helpers/browser/refuse-requests.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

declare global {
  interface Window {
    noted: Record<string, unknown>;
  }
}

const dot = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='60'/%3E";
const body = `<header id="header" style="height:40px;width:200px"><nav id="nav"><a href="/one">One</a><a href="/two">Two</a></nav></header>
<ul id="list"><li class="item first">1</li><li class="item">2</li><li class="item">3</li></ul>
<input id="field"><div id="far" style="margin-top:3000px;height:10px"></div>`;

/** A theme's bundle at the end of the body: it uses names at once, and the rest in the callbacks of `Y.use`. */
const bundle = `<script>
window.noted = {};
if (!Y.Template) { Y.Template = {}; }
Y.Template.early = { init: function () { noted.early = true; } };
Y.Template.early.init();
Y.namespace('Template').Reveal = Class.create({
  initialize: function (options) { this.el = options.el; this.bindUI(); },
  bindUI: function () {
    this.show = Y.throttle(Y.bind(function () { Y.one(this.el).addClass('revealed'); }, this), 200);
    Y.one(window).on('scroll', this.show, this);
    this.show();
  }
});
Y.one('#header').all('a').addClass('early-class');
Y.use('node', 'event-custom', function () {
  Y.namespace('Template').helper = Singleton.create({
    ready: function () {
      Y.augment(this, Y.EventTarget, true, null, { emitFacade: true });
      Y.on('domready', function () { Y.one(window).on(['resize', 'orientationchange'], function () { this.fire('resizeend', 'detail'); }, this); }, this);
    }
  });
});
Y.use(['node', 'yui-throttle', 'squarespace-gallery-ng'], function (Y) {
  window.Site = Singleton.create({
    VIEW: Y.config.win.innerHeight,
    ready: function () { noted.siteAtReady = typeof window.Site; Y.on('domready', this.initialize, this); },
    initialize: function () {
      noted.siteAtInitialize = typeof window.Site;
      noted.isDesktop = Y.Lang.isUndefined(window.orientation) && !Y.UA.mobile && !Y.UA.ie;
      this.reveal = new Y.Template.Reveal({ el: '#list' });
      Y.Template.helper.on('resizeend', function (detail) { noted.resized = [this === Site, detail]; }, this);
      Y.one('body').addClass('loaded').setStyle('height', null);
      this.nodes();
    },
    nodes: function () {
      var first = Y.one('.item'), header = Y.one('#header');
      noted.siblings = first.siblings('.item').addClass('sibling').size();
      noted.chained = first.addClass('a b').toggleClass('a').toggleClass('c', false).get('className');
      noted.indexes = [Y.all('.item').indexOf(Y.one('.item:nth-child(2)')), Y.all('.item').slice(1).get('text').join('')];
      noted.sizes = [header.get('offsetHeight'), header.height(), header.width(), Y.one('body').get('winWidth') === innerWidth, Y.one(Y.config.win).get('region').height === innerHeight];
      noted.region = [header.get('region').bottom - header.get('region').top, header.getXY()[1] === header.getY(), header.inViewportRegion(), Y.one('#far').inRegion(Y.one(window).get('region'))];
      noted.style = [header.setStyle('marginTop', 5).getStyle('marginTop'), header.setStyles({ marginTop: null, minHeight: 9 })._node.style.cssText];
      noted.data = [header.setData('region', { top: 1 }).getData('region').top, header.hasAttribute('data-region')];
      noted.made = Y.Node.create('<b>made</b>').appendTo(header).ancestor('header').get('id');
      Y.one('#list').insert('<li class="item">0</li>', 0).append(Y.Node.create('<li>4</li>')).one('li:last-child').remove();
      noted.text = Y.one('#list').get('children').get('text').join('');
      noted.selectors = [Y.all('a[href*=/one]').size(), Y.one('#nav').all('> a').size(), Y.one('a[=]')];
      noted.list = new Y.NodeList();
      noted.list.push(first);
      noted.list = noted.list.size();
      noted.plain = [Y.one(document).get('body') === undefined, Y.one('window') === Y.one(window), Y.one(null), Y.one(undefined)];
      noted.each = [];
      Y.Object.each({ a: 1 }, function (value, name) { noted.each.push([name, value]); });
      Y.Array.each([2], function (value, index) { noted.each.push([index, value]); });
      Y.each(Y.all('.item'), function (node, index) { if (index === 0) noted.each.push(node.get('text')); });
      noted.merged = Y.merge({ a: 1 }, { b: 2 });
      noted.clicks = [];
      var handle = Y.one('#nav').delegate('click', function (event) { event.halt(); noted.clicks.push(['delegate', this.get('text'), event.currentTarget.getAttribute('href')]); }, 'a');
      Y.one('#nav a').once('click', function () { noted.clicks.push('once'); });
      Y.one('#nav a').simulate('click').simulate('click');
      handle.detach();
      Y.one('#nav').on('click', function (event) { event.preventDefault(); noted.clicks.push('own'); });
      Y.one('#nav a').simulate('click');
      Y.all('#nav').detach('click');
      Y.one('#nav').on('click', function (event) { event.preventDefault(); });
      Y.one('#nav a').simulate('click');
      Y.one(window).on('key', function (event) { noted.key = [event.type, this === Site]; }, 'esc', this);
      Y.on('key', function (event) { noted.arrow = true; event.preventDefault(); }, document, 'arrowright');
      Y.on('theme:changed', function (what) { noted.announced = [what, this === Site]; }, this);
      Y.fire('theme:changed', 'all');
      var timer = Y.later(5, this, function () { noted.ticks = (noted.ticks || 0) + 1; if (noted.ticks === 3) timer.cancel(); }, null, true);
      Y.later(0, this, 'named', ['with']);
      new Y.Anim({ node: Y.one('#header'), to: { height: 60 }, duration: 0.2, easing: Y.Easing.easeOutStrong }).run().on('end', function () { noted.animated = Y.one('#header').height(); }, this);
      var Slider = Y.Base.create('slider', Y.Base, [], { initializer: function (options) { noted.slider = [this.get('breakpoint'), this.get('speed'), options.speed]; } }, { ATTRS: { breakpoint: { value: 640 } } });
      new Slider({ speed: 2 }).after('speedChange', function (event) { noted.speed = [event.prevVal, event.newVal]; });
      new Slider({ speed: 3 }).set('speed', 4);
    },
    named: function (text) { noted.named = [text, this === Site]; }
  });
});
</script>`;

/** Uses names that do not exist. */
const strange = `<script>
window.noted = {};
Y.strangeAtOnce('x').chained().deeply({ a: 1 });
Squarespace.strangeStart(Y);
Squarespace.onDestroy(Y, function (Y) { noted.ended = Y.Theme.Module; });
YUI.add('theme-module', function (Y) { Y.namespace('Theme').Module = 'added'; }, '1.0', { requires: ['node'] });
Y.use('node', 'theme-module', function (Y) {
  noted.module = Y.Theme.Module;
  var made = new Y.Squarespace.StrangeWidget({ a: 1 });
  made.render().on('end', function () {});
  made.kept = 5;
  noted.strange = [made.kept, isNaN(Y.Squarespace.Template.strangeValue('a') + 1), String(Y.Strange), Y.Strange.deep.deeper().length, Array.from(Y.Strange).length, Y.Strange > 0];
  Y.Strange.namespaced = { own: 1 };
  noted.namespaced = Y.Strange.namespaced.own;
  Y.one(Y.Strange);
  Y.all(Y.Strange).addClass('x');
  Y.one('body').append(Y.Strange).plug(Y.Squarespace.StrangePlugin).on('click', Y.strangeListener);
  Y.Squarespace.Singletons.StrangeCart.on('change', function () {});
  noted.nodes = [Y.Node(document.querySelector('.item')).ancestor('#list').get('id'), Y.Node(document.querySelector('.item').firstChild).ancestor('ul') === Y.one('#list'), Y.Node.create('<p>').get('tagName'), Y.one('#field') instanceof Y.Node];
  noted.asked = ['Nowhere' in Y, Y.hasOwnProperty('Nowhere')];
  noted.end = true;
});
</script>`;

/** Delays the page's `load` event. */
const slow = '<img src="/slow.png" alt="">';
const gallery = (id: string, load: string) =>
  `<div class="sqs-gallery" id="${id}" style="width:300px;height:200px"><div class="slide" ` +
  `style="width:300px;height:200px"><img data-src="${dot}" data-image-dimensions="90x60"${load} alt=""></div></div>`;

const galleries = `${gallery('held', ' data-load="false"')}${gallery('plain', '')}<div class="theme-gallery" style="width:300px;height:200px"><img data-src="${dot}" data-image-dimensions="90x60" data-load="false" alt=""></div>
<div class="sqs-block sqs-block-horizontalrule" data-block-type="47"></div>`;

const world = browserWorld(() => [
  testSite('theme', {
    '/': { body: body + bundle },
    '/strange': { body: body + strange },
    '/head': {
      head: `<script>window.noted = {}; YUI_IS = typeof YUI;</script>`,
      body:
        `${body}<script>YUI().use('node', 'event', function (Y) { Y.on('domready', function () { noted.ready = ` +
        `Y.one('#list').all('li').size(); }); });</script>`,
    },
    '/died': { body: `${galleries}<script>throw new Error('the theme died');</script>${slow}` },
    '/drove': {
      body: `${galleries}<div style="width:90px;height:60px"><img id="asked" data-src="${dot}" data-image-dimensions="90x60" data-load="false" alt=""></div>
<script>ImageLoader.load(document.querySelector('#asked'), { load: true, mode: 'fill' }); throw new Error('the theme died');</script>`,
    },
  }),
]);

// compat#library-names, compat#animations-at-once, compat#selectors
test(
  'a theme’s bundle of 7.0 runs: names at once, singletons when the document is parsed, nodes, lists, events, timers, ' +
    'animations and classes',
  async () => {
    const { page, pageErrors, open } = await world.nextVisitor();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
    await open('theme', '/');
    await page.waitForFunction(() => window.noted.ticks === 3 && window.noted.animated && window.noted.named);
    const noted = await page.evaluate(() => window.noted);
    expect(noted).toEqual({
      early: true,
      siteAtReady: 'undefined',
      siteAtInitialize: 'object',
      isDesktop: true,
      siblings: 2,
      chained: 'item first b',
      indexes: [1, '23'],
      sizes: [40, 40, 200, true, true],
      region: [40, true, true, false],
      style: ['5px', 'height: 40px; width: 200px; min-height: 9px;'],
      data: [1, false],
      made: 'header',
      text: '0123',
      selectors: [1, 2, null],
      list: 1,
      plain: [false, true, null, null],
      each: [['a', 1], [0, 2], '0'],
      merged: { a: 1, b: 2 },
      clicks: ['once', ['delegate', 'One', '/one'], ['delegate', 'One', '/one'], 'own'],
      announced: ['all', true],
      slider: [640, 3, 3],
      named: ['with', true],
      ticks: 3,
      animated: 60,
    });
    expect(warnings).toEqual(['The selector a[=] is not available: what the page does with it has no effect']);
    expect(await page.$$eval('.early-class', (links) => links.length)).toBe(2);
    expect(await page.$eval('#list', (list) => list.className)).toBe('revealed');

    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.setViewport({ width: 500, height: 400 });
    await page.waitForFunction(() => window.noted.key && window.noted.arrow && window.noted.resized);
    expect(await page.evaluate(() => [window.noted.key, window.noted.resized])).toEqual([
      ['keydown', true],
      [true, 'detail'],
    ]);
    expect(pageErrors).toEqual([]);
  },
);

// compat#missing-names
test('each missing name is named on the console once, throws nothing, and can be called, constructed, chained and extended', async () => {
  const { page, pageErrors, open } = await world.nextVisitor();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text().split(' ')[0] ?? ''));
  await open('theme', '/strange');
  await page.waitForFunction(() => window.noted.end);
  expect(await page.evaluate(() => window.noted)).toEqual({
    strange: [5, true, '', 0, 0, false],
    module: 'added',
    namespaced: 1,
    nodes: ['list', true, 'P', true],
    asked: [false, false],
    end: true,
  });
  expect(await page.evaluate('Squarespace.globalDestroy(Y), noted.ended')).toBe('added');
  expect([...warnings].sort()).toEqual([
    'Squarespace.strangeStart',
    'Y.Squarespace.Singletons.StrangeCart',
    'Y.Squarespace.StrangePlugin',
    'Y.Squarespace.StrangeWidget',
    'Y.Squarespace.Template.strangeValue',
    'Y.Strange',
    'Y.strangeAtOnce',
    'Y.strangeListener',
  ]);
  expect(pageErrors).toEqual([]);
});

// compat#use
test('YUI().use is Y.use', async () => {
  const { page, pageErrors, open } = await world.nextVisitor();
  await open('theme', '/head');
  await page.waitForFunction(() => window.noted.ready === 3);
  expect(pageErrors).toEqual([]);
});

const waiting = '.slide img, .theme-gallery img';
const areShown = (selector: string): boolean =>
  [...document.querySelectorAll<HTMLImageElement>(selector)].every(
    (image) => image.naturalWidth > 0 && image.getBoundingClientRect().width > 0,
  );

for (const refused of ['nothing', 'left-image'])
  test(`pictures of theme galleries whose script has thrown are shown before the page has loaded; refused: ${refused}`, async () => {
    const { page } = await world.newVisitor();
    await page.setRequestInterception(true);
    const held = holdRequests(page, /slow\.png/);
    if (refused !== 'nothing') refuseRequests(page, new RegExp(refused));
    page.on('request', (request) => request.isInterceptResolutionHandled() || void request.continue());
    await page.goto(world.address('theme', '/died'), { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(areShown, {}, waiting);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    held.release();
  });

// site#left-images
test('a theme that has loaded one image and thrown before it made its galleries leaves their pictures to the runtime', async () => {
  const { page, open } = await world.nextVisitor();
  await open('theme', '/drove');
  await page.waitForFunction(areShown, {}, `${waiting}, #asked`);
});
