// covers: runtime/features/calendar/ runtime/features/widgets/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const attribute = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;');
const social = (id: string) =>
  `<div class="sqs-block sqs-block-instagram" id="block-${id}" data-block-type="25" ` +
  `data-block-json="${attribute({ design: 'grid', 'thumbnails-per-row': 3, collectionId: 'c2' })}"><div ` +
  'class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-grid" ' +
  'data-async-rendering-enabled="true"><div class="sqs-gallery"></div></div></div></div>';
const summary =
  '<div class="sqs-block sqs-block-summary-v2" id="block-events" data-block-type="55" ' +
  `data-block-json="${attribute({ collectionId: 'c9' })}"><div class="sqs-block-content"><div ` +
  'data-async-rendering-enabled="true"></div></div></div>';
const calendar =
  '<div class="sqs-block sqs-block-calendar" id="block-dates" data-block-type="26" ' +
  `data-block-json="${attribute({ collectionId: 'c9' })}"><div class="sqs-block-content"></div></div>`;
const kept =
  '<div class="sqs-block sqs-block-instagram" id="block-kept" data-block-type="25" data-block-json="{}"><div ' +
  'class="sqs-block-content"><div class="sqs-gallery-container" data-async-rendering-enabled="true"><div ' +
  'class="sqs-gallery"><div class="slide"><img alt="Kept" src="data:,"></div></div></div></div></div>';
const head = '<meta name="viewport" content="width=device-width">';
const world = browserWorld(() => [
  testSite('widgets', {
    '/': { head, body: `<main>${social('same')}${social('same')}${summary}${kept}</main>` },
    '/events': { head, body: `<main>${summary}</main>` },
    '/one': { head, body: `<main>${social('one')}</main>` },
    '/calendar': {
      head,
      context: { ...plainContext, website: { ...plainContext.website, timeZone: 'Asia/Tokyo' } },
      body: `<main>${calendar}</main>`,
    },
  }),
]);
const calls = () =>
  world.platform.journal
    .entries({})
    .filter(({ endpoint }) => endpoint === 'get-widget-rendering')
    .map(({ body, valid, status }) => ({ body, valid, status }));

async function arrive(path: string) {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width: 320, height: 2400 });
  await visitor.open('widgets', path);
  return { page: visitor.page, visitor };
}
const widgetState = (page: Page, wanted: string) => page.waitForSelector(`[data-ss-widget=${wanted}]`);

/** Responds to the calls for a widget with this HTML, instead of the platform. */
async function answerWith(page: Page, html: string): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (/GetWidgetRendering/.test(request.url()))
      void request.respond({ contentType: 'application/json', body: JSON.stringify({ html }) });
    else void request.continue();
  });
}

// site#widgets
test(
  'empty blocks are rendered by the platform, with one call for equal blocks; a gallery is mounted, events are shown, and a ' +
    'block with items keeps them',
  async () => {
    const { page, visitor } = await arrive('/');
    await page.waitForFunction(() => document.querySelectorAll('[data-ss-widget=rendered]').length === 3);
    await page.waitForFunction(() => document.querySelectorAll('[id=block-same][data-ss-block=gallery] .slide').length === 6);
    const marks = () =>
      page.$eval('#block-events', (block) => [block.getAttribute('data-ss-block'), block.getAttribute('data-ss-block-error')]);
    // Blocks are marked in the frame after their mount.
    await expect.poll(marks).toEqual(['widget', null]);
    expect(await page.$$eval('#block-events article', (all) => all.length)).toBeGreaterThan(3);
    expect(await page.$$eval('#block-kept img', (all) => all.map((image) => image.getAttribute('alt')))).toEqual(['Kept']);
    expect(await page.$$eval('.ss-widget-state', (all) => all.length)).toBe(0);
    const value = { design: 'grid', 'thumbnails-per-row': 3, collectionId: 'c2' };
    const made = calls();
    expect(made).toHaveLength(2);
    expect(made).toContainEqual({ body: { widgetJSON: { type: 25, id: 'same', value } }, valid: true, status: 200 });
    expect(made).toContainEqual({
      body: { widgetJSON: { type: 55, id: 'events', value: { collectionId: 'c9' } }, collectionId: 'c9' },
      valid: true,
      status: 200,
    });
    expect(await findWithAxe(page, '#block-events')).toEqual([]);
    expect(visitor.pageErrors).toEqual([]);
  },
);

test('a call that fails is made once more; if that fails too the block shows a sentence and a button that tries again', async () => {
  const { page, visitor } = await arrive('/one?__ss=get-widget-rendering:status:503@1');
  await widgetState(page, 'rendered');
  expect(calls().map(({ status }) => status)).toEqual([503, 200]);

  world.platform.journal.clear();
  await visitor.open('widgets', '/one?__ss=get-widget-rendering:status:503@1-2');
  await widgetState(page, 'failed');
  expect(calls().map(({ status }) => status)).toEqual([503, 503]);
  expect(await page.$eval('.ss-widget-state', (view) => [view.getAttribute('role'), view.textContent])).toEqual([
    'status',
    'This could not be loaded.Try again',
  ]);
  expect(await findWithAxe(page, 'main')).toEqual([]);
  await page.click('.ss-widget-state button');
  await widgetState(page, 'rendered');
  expect(await page.$('.ss-widget-state')).toBeNull();
});

test('scripts, handlers and script addresses are removed from the platform’s HTML', async () => {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await answerWith(
    page,
    '<div class="sqs-gallery-container" onclick="harm()"><div class="sqs-gallery"><div class="slide" data-type="image"><a ' +
      'href="javascript:harm()" target="_blank"><img alt="Kept" class="thumb-image" data-src="/p.svg" ' +
      'data-image-dimensions="4x3" onerror="harm()"></a></div></div></div><script>harm()</script><iframe ' +
      'src="javascript:harm()"></iframe><iframe srcdoc="<script>parent.harm()</script>"></iframe><form ' +
      'action="javascript:harm()"><button formaction="javascript:harm()">Go</button></form><svg ' +
      'onload="harm()"><script>harm()</script></svg><object data="javascript:harm()"></object><embed ' +
      'src="javascript:harm()"><link rel="stylesheet" href="javascript:harm()">',
  );
  await visitor.open('widgets', '/one');
  await widgetState(page, 'rendered');
  const runs =
    ':is(script,object,embed,[onclick],[onload],[onerror],[srcdoc],a[href],iframe[src],[action],[formaction],link[href])';
  expect(await page.$$eval(`#block-one ${runs}`, (all) => all.map((each) => each.outerHTML))).toEqual([]);
  expect(await page.$$eval('#block-one img', (all) => all.map((image) => image.dataset.imageDimensions))).toEqual(['4x3']);
  expect(visitor.pageErrors).toEqual([]);
});

test('all other HTML of the platform is kept: style, form and its fields, dialog, frame', async () => {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await answerWith(
    page,
    '<style>#block-events h3 { letter-spacing: 3px }</style><h3>Events</h3><form action="/find" method="get" ' +
      'target="found"><input name="title" value="Walk"><select name="name"><option selected>May</option></select><textarea ' +
      'name="note">Boots</textarea><button formaction="/other">Go</button></form><dialog open>Open</dialog><iframe ' +
      'src="/one" title="One" allowfullscreen></iframe>',
  );
  await visitor.open('widgets', '/events');
  await widgetState(page, 'rendered');
  expect(await page.$eval('#block-events h3', (title) => getComputedStyle(title).letterSpacing)).toBe('3px');
  const form = await page.$eval('#block-events form', (each) => {
    const { action, method, target } = each as HTMLFormElement;
    return [new URL(action).pathname, method, target, [...new FormData(each as HTMLFormElement)]];
  });
  expect(form).toEqual([
    '/find',
    'get',
    'found',
    [
      ['title', 'Walk'],
      ['name', 'May'],
      ['note', 'Boots'],
    ],
  ]);
  expect(
    await page.$$eval(
      '#block-events :is(dialog[open], iframe[src="/one"][allowfullscreen], [formaction="/other"])',
      (all) => all.length,
    ),
  ).toBe(3);
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const dayName = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

// commerce#calendar-events, commerce#calendar-month, commerce#calendar-keys
test('a calendar shows its events on days of the site’s zone, moves by keys, fits 320 px, and shows hostile titles as text', async () => {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await page.setViewport({ width: 320, height: 1600 });
  // A day of the present would be another one at midnight, and at the turn of a year Home would lead to the year before.
  const nowMs = Date.UTC(2031, 4, 14, 3);
  await page.evaluateOnNewDocument((ms) => {
    Date.now = () => ms;
  }, nowMs);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(nowMs);
  const month = today.slice(0, 8);
  const event = (title: string, time: string) =>
    `<article class="eventlist-event"><h1><a class="eventlist-title-link" href="/e">${title}</a></h1>${time}</article>`;
  await answerWith(
    page,
    // Half past seven in the evening in UTC is half past four the next morning in Tokyo.
    `${event('Early &lt;img src=x onerror=harm()&gt;', `<time datetime="${month}09T19:30:00Z">x</time><time datetime="${month}09T21:00:00Z">y</time>`)}${event('Fair', `<time datetime="${month}20"></time><time datetime="${month}22"></time>`)}${event('No day', '')}`,
  );
  await visitor.open('widgets', '/calendar');
  await page.waitForSelector('[data-ss-block=calendar] [role=grid] [data-count]');
  const marked = await page.$$eval('[data-count]', (all) => all.map((day) => day.getAttribute('aria-label')));
  expect(marked).toEqual(['10', '20', '21', '22'].map((day) => `${dayName(month + day)}, 1 event`));
  // Every month is as high as the others.
  expect(await page.$$eval('.ss-calendar tbody tr', (all) => all.length)).toBe(6);
  const entries = await page.$$eval('.ss-calendar-events li', (all) => all.map((item) => item.textContent?.replace(/\s/g, ' ')));
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatch(/04:30.*06:00.*GMT\+9.*Early <img src=x onerror=harm\(\)>$/);
  expect(await page.$$eval('td button[tabindex="0"]', (all) => all.map((day) => day.getAttribute('aria-current')))).toEqual([
    'date',
  ]);

  await page.focus('td button[tabindex="0"]');
  const start = Date.parse(today);
  const at = (days: number) => dayName(new Date(start + days * 86_400_000).toISOString());
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toContain(at(1));
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toContain(at(8));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toContain(at(0));
  await page.keyboard.press('Home');
  expect(await focused(page)).toMatch(/^(Sunday|Monday)/);
  await page.keyboard.down('Shift');
  await page.keyboard.press('PageDown');
  await page.keyboard.up('Shift');
  expect(await page.$eval('.ss-calendar-title', (title) => title.textContent)).toContain(`${Number(today.slice(0, 4)) + 1}`);
  expect(await page.$$eval('.ss-calendar-events li', (all) => all.map((item) => item.textContent))).toEqual([
    'No events this month.',
  ]);
  await page.click('.ss-calendar-today');
  await page.$eval(`[data-day="${Math.floor(Date.parse(`${month}21`) / 86_400_000)}"]`, (day) => (day as HTMLElement).click());
  expect(await focused(page)).toBe(`${dayName(`${month}21`)}, 1 event`);
  expect(await page.$$eval('.ss-calendar-events a', (all) => all.map((link) => link.textContent))).toEqual(['Fair']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await findWithAxe(page, 'main')).toEqual([]);
  await page.evaluate(() => window.SSRuntime.destroy());
  expect(await page.$eval('#block-dates', (block) => block.textContent)).toBe('');
  expect(visitor.pageErrors).toEqual([]);
});

test('a calendar whose events cannot be loaded shows its days, a sentence below them, and a button that tries again', async () => {
  const { page } = await arrive('/calendar?__ss=get-widget-rendering:status:500:empty@1-2');
  await page.waitForSelector('.ss-calendar[aria-busy=false]');
  expect(await page.$eval('.ss-calendar .ss-widget-state', (each) => each.textContent)).toBe(
    'This could not be loaded.Try again',
  );
  expect(await page.$$eval('.ss-calendar tbody tr', (all) => all.length)).toBe(6);
  expect(await page.$('.ss-calendar-events li')).toBe(null);
  await page.click('.ss-widget-state button');
  await page.waitForSelector('.ss-calendar:not([aria-busy]) .ss-calendar-events li');
  expect(await page.$('.ss-widget-state')).toBe(null);
});
