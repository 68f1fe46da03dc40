// covers: runtime/features/tooltips/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const text = 'Fired twice, at 1020 and at 1240 degrees, and safe in the oven, in the dishwasher and in the frost.';
const body = `<main style="padding:40px"><h1>Jar</h1>
<p id="known">Known before</p><button id="care" data-ss-tooltip="${text}" aria-describedby="known">Care</button>
<button id="next" data-ss-tooltip="Short">Next</button><button id="plain">Plain</button>
<div style="height:2000px"></div></main>
<button id="low" data-ss-tooltip="${text}" style="position:fixed;bottom:40px;inset-inline-end:0">Low</button>`;
const account = { id: 'a1', displayName: 'Somebody', roles: {} };
const world = browserWorld(() => [
  testSite('tooltips', {
    '/': { body },
    '/rtl': { body: `<script>document.documentElement.dir = 'rtl'</script>${body}` },
    '/owner': { context: { ...plainContext, authenticatedAccount: account, websiteRoles: { '1': true } }, body },
    '/none': { body: '<p>None</p>' },
  }),
]);

const shown = (page: Page) =>
  page.$$eval('.sqs-tooltip', (all) => all.filter((tip) => tip.getClientRects().length > 0).map((tip) => tip.textContent));
const seen = (page: Page) => page.waitForSelector('.sqs-tooltip:not([hidden])');
const unseen = (page: Page) => page.waitForFunction(() => !document.querySelector('.sqs-tooltip:not([hidden])'));

/** The test runs timers of 1200 and 300 ms itself: `due` runs those that wait and returns their number. */
type TooltipVisitor = Visitor & { due(ms: number): Promise<number> };
async function arrive(path = '/', width = 800): Promise<TooltipVisitor> {
  return prepare(await world.nextVisitor(), path, width);
}
async function prepare(visitor: Visitor, path: string, width: number): Promise<TooltipVisitor> {
  await visitor.page.setViewport({ width, height: 600 });
  await visitor.page.evaluateOnNewDocument(() => {
    const { setTimeout: later, clearTimeout: never } = window;
    const timers = new Map<number, { callback: () => void; ms: number }>();
    let last = 1_000_000;
    Object.assign(window, {
      timers,
      setTimeout: (callback: () => void, ms: number) => {
        if (ms !== 1200 && ms !== 300) return later(callback, ms);
        last += 1;
        timers.set(last, { callback, ms });
        return last;
      },
      clearTimeout: (id: number) => void (timers.delete(id) || never(id)),
    });
  });
  await visitor.open('tooltips', path);
  await visitor.page.waitForSelector('#care[data-ss-block=tooltip]');
  const due = (ms: number) =>
    visitor.page.evaluate((wanted) => {
      const { timers } = window as unknown as { timers: Map<number, { callback: () => void; ms: number }> };
      const ready = [...timers].filter(([, timer]) => timer.ms === wanted);
      for (const [id, { callback }] of ready) {
        timers.delete(id);
        callback();
      }
      return ready.length;
    }, ms);
  return { ...visitor, due };
}

let sharedVisitor: TooltipVisitor | undefined;
/** Returns the page `/` of tests that do not change it, without pointer, focus, tooltips and waiting timers. */
async function comeBack(): Promise<TooltipVisitor> {
  sharedVisitor ??= await prepare(await world.newVisitor({ stays: true }), '/', 800);
  const { page, due } = sharedVisitor;
  await page.bringToFront();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const ms of [300, 1200, 300]) await due(ms);
  expect(await shown(page)).toEqual([]);
  return sharedVisitor;
}

test('a page without a tooltip fetches no tooltip chunk', async () => {
  const visitor = await world.nextVisitor();
  const fetched: string[] = [];
  visitor.page.on('request', (request) => fetched.push(request.url()));
  await visitor.open('tooltips', '/none');
  await visitor.settled();
  expect(fetched.filter((address) => address.includes('/chunks/tooltip'))).toEqual([]);
});

// site#tooltips
test('a tooltip is shown 1200 ms after the pointer has entered, and describes its element all the time', async () => {
  const { page, due } = await comeBack();
  const described = await page.$eval('#care', (button) =>
    (button.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  );
  expect(described).toEqual(['Known before', text]);
  await page.hover('#care');
  expect(await shown(page)).toEqual([]);
  expect(await due(1200)).toBe(1);
  expect(await shown(page)).toEqual([text]);
  expect(await page.$eval('.sqs-tooltip:not([hidden])', (tip) => [tip.role, tip.getBoundingClientRect().width])).toEqual([
    'tooltip',
    250,
  ]);
});

test('a pointer that only passes shows no tooltip', async () => {
  const { page, due } = await comeBack();
  await page.hover('#care');
  await page.hover('#plain');
  expect([await due(1200), await shown(page)]).toEqual([0, []]);
});

test('a tooltip is shown for the keyboard focus too, and hidden when the focus leaves', async () => {
  const { page, due } = await arrive();
  await page.keyboard.press('Tab');
  expect(await due(1200)).toBe(1);
  expect(await shown(page)).toEqual([text]);
  await page.keyboard.press('Tab');
  expect(await shown(page)).toEqual([]);
  await due(1200);
  expect(await shown(page)).toEqual(['Short']);
});

test('a tooltip stays while the pointer is over it, and is hidden once the pointer has left both', async () => {
  const { page, due } = await comeBack();
  await page.hover('#care');
  await due(1200);
  await page.hover('.sqs-tooltip:not([hidden])');
  expect([await due(300), await shown(page)]).toEqual([0, [text]]);
  await page.hover('#plain');
  expect([await due(300), await shown(page)]).toEqual([1, []]);
});

test('one tooltip is shown at a time', async () => {
  const { page, due } = await comeBack();
  await page.focus('#care');
  await due(1200);
  await page.hover('#next');
  await due(1200);
  expect(await shown(page)).toEqual(['Short']);
});

test('Escape, a press on its element and scrolling hide a tooltip', async () => {
  const { page, due } = await arrive();
  await page.hover('#care');
  await due(1200);
  await page.keyboard.press('Escape');
  expect(await shown(page)).toEqual([]);
  await page.hover('#plain');
  await page.hover('#care');
  await due(1200);
  expect(await shown(page)).toEqual([text]);
  await page.mouse.down();
  expect(await shown(page)).toEqual([]);
  await page.mouse.up();
  await page.hover('#plain');
  await page.hover('#care');
  await due(1200);
  await page.mouse.wheel({ deltaY: 300 });
  await unseen(page);
});

test('Escape that hides a tooltip does only that; the next Escape leads the owner to the configuration panel', async () => {
  const { page, due } = await arrive('/owner');
  await page.evaluate(() => window.SSRuntime.service('owner'));
  await page.hover('#care');
  await due(1200);
  await page.keyboard.press('Escape');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect([new URL(page.url()).pathname, await shown(page)]).toEqual(['/owner', []]);
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Escape')]);
  expect(new URL(page.url()).pathname).toBe('/__ss/settings-screen/');
});

test('in a dialog Escape hides the tooltip first and closes the dialog after that', async () => {
  const { page, due } = await arrive();
  await page.evaluate(async () => {
    const dialogs = await window.SSRuntime.service('dialogs');
    const { element } = dialogs.alert('Well?');
    await dialogs.tooltip(element.querySelector('button') as HTMLElement, 'Says yes');
  });
  await page.hover('.sqs-dialog-confirm');
  await due(1200);
  expect(await shown(page)).toEqual(['Says yes']);
  expect(await page.evaluate(() => document.querySelector('.sqs-tooltip:not([hidden])')?.closest('dialog')?.open)).toBe(true);
  await page.keyboard.press('Escape');
  expect([await shown(page), await page.$$('dialog[open]').then(({ length }) => length)]).toEqual([[], 1]);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog'));
});

test.each([
  ['/', 320, 'light'],
  ['/rtl', 320, 'dark'],
  ['/rtl', 1280, 'light'],
] as const)(
  'at %s, %i px wide, %s, the tooltips of care and low are 20 px off the edges, 15 px off their elements, and axe-core ' +
    'finds nothing',
  async (path, width, scheme) => {
    const { page, due } = await arrive(path, width);
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    for (const id of ['care', 'low']) {
      await page.hover(`#${id}`);
      await due(1200);
      await seen(page);
      const place = await page.evaluate((name) => {
        const tip = (document.querySelector('.sqs-tooltip:not([hidden])') as HTMLElement).getBoundingClientRect();
        const element = (document.getElementById(name) as HTMLElement).getBoundingClientRect();
        return {
          inside: [tip.left >= 20, tip.right <= innerWidth - 20, tip.top >= 20, tip.bottom <= innerHeight - 20],
          gapPx: Math.round(Math.max(tip.top - element.bottom, element.top - tip.bottom)),
          isAbove: tip.top < element.top,
        };
      }, id);
      expect(place).toEqual({ inside: [true, true, true, true], gapPx: 15, isAbove: id === 'low' });
      expect(await page.$eval('.sqs-tooltip:not([hidden])', (tip) => getComputedStyle(tip).direction)).toBe(
        path === '/rtl' ? 'rtl' : 'ltr',
      );
      expect(await findWithAxe(page, '.sqs-tooltip:not([hidden])')).toEqual([]);
      await page.keyboard.press('Escape');
      await unseen(page);
    }
  },
);

test('SSRuntime.destroy removes the tooltips and their descriptions', async () => {
  const { page, due } = await arrive();
  await page.hover('#next');
  await due(1200);
  await page.evaluate(() => window.SSRuntime.destroy());
  const left = await page.evaluate(() => [
    document.querySelectorAll('.sqs-tooltip').length,
    ...['care', 'next'].map((id) => document.getElementById(id)?.getAttribute('aria-describedby')),
  ]);
  expect(left).toEqual([0, 'known', null]);
});
