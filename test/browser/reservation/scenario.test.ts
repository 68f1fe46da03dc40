// covers: runtime/features/reservation/
import { expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const account = { id: 'a1', displayName: 'Somebody', roles: {} };
const owner = { ...plainContext, authenticatedAccount: account, websiteRoles: { '1': true } };
const viewer = { ...owner, websiteRoles: { '10': true } };
const block = (type: number) =>
  `<div class="sqs-block" data-block-type="${type}" id="b${type}"><div class="sqs-block-content"><p>Server words</p></div></div>`;
const body = `<main><h1>Table</h1>${[50, 66, 68].map(block).join('')}<div data-block-type="53">A button</div></main>`;
const world = browserWorld(() => [
  testSite('reservation', {
    '/owner': { context: owner, body },
    '/viewer': { context: viewer, body },
    '/guest': { body },
    '/none': { body: '<p>None</p>' },
  }),
]);
const types = ['50', '66', '68'];

async function arrive(path: string, width = 1280) {
  const visitor = await world.nextVisitor();
  const fetched: string[] = [];
  visitor.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visitor.page.setViewport({ width, height: 900 });
  await visitor.open('reservation', path);
  const widgets = () => fetched.filter((address) => /^\/(reservation|booking)\//.test(address)).sort();
  return { ...visitor, widgets, fetched };
}

// commerce#reservation-preview
test('a signed-in owner sees a preview and the alert Preview Only on blocks 50, 66 and 68, and no widget is fetched', async () => {
  const { page, widgets } = await arrive('/owner');
  await page.waitForFunction(() => document.querySelectorAll('.sqs-reservation-alert strong').length === 3);
  const seen = await page.$$eval('[data-ss-block=reservation]', (all) =>
    all.map((element) => {
      const alert = element.querySelector('.sqs-reservation-alert');
      return [
        (element as HTMLElement).dataset.blockType,
        alert?.role,
        alert?.querySelector('strong')?.textContent,
        alert?.querySelector('p')?.textContent,
        element.querySelector('.sqs-reservation-form')?.matches('[inert]'),
      ];
    }),
  );
  expect(seen).toEqual(
    types.map((type) => [type, 'alert', 'Preview Only', 'This is a preview. Please log out to use the reservation form.', true]),
  );
  expect(widgets()).toEqual([]);
});

// commerce#reservation-preview
test('an owner who presses the preview is asked to log out in a dialog, and the alert’s button logs out', async () => {
  const { page } = await arrive('/owner');
  await page.waitForSelector('#b50 .sqs-reservation-alert strong');
  const { x = 0, y = 0 } = (await (await page.$('#b50 .sqs-reservation-find'))?.boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await page.waitForSelector('dialog[open]');
  expect(await page.$$eval('dialog h2, dialog button', (all) => all.map((part) => part.textContent))).toEqual([
    'Preview Only',
    'Log out',
    'Cancel',
  ]);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog'));
  expect(world.platform.journal.entries({ endpoint: 'logout' })).toEqual([]);
  await Promise.all([page.waitForNavigation(), page.click('#b50 .sqs-reservation-alert button')]);
  expect(world.platform.journal.entries({ endpoint: 'logout' })).toHaveLength(1);
});

test('SSRuntime.destroy restores the block as the server sent it', async () => {
  const { page } = await arrive('/owner');
  await page.waitForSelector('#b66 .sqs-reservation-alert strong');
  await page.evaluate(() => window.SSRuntime.destroy());
  expect(await page.$eval('#b66', (element) => element.textContent)).toBe('Server words');
});

// commerce#reservation-widget
test.each(['/guest', '/viewer'])('at %s every block gets its widget, each script once', async (path) => {
  const { page, widgets } = await arrive(path);
  await page.waitForFunction(() => document.querySelectorAll('.reservation-widget').length === 3);
  expect(await page.$$eval('.reservation-widget', (all) => all.map(({ textContent }) => textContent))).toEqual([
    'Find a table',
    'Find a table',
    'Book now',
  ]);
  expect([widgets(), await page.$$('.sqs-reservation-preview')]).toEqual([['/booking/booking.js', '/reservation/loader.js'], []]);
});

test('a page without a reservation block fetches no reservation chunk', async () => {
  const { fetched, settled } = await arrive('/none');
  await settled();
  expect(fetched.filter((path) => path.includes('/chunks/reservation'))).toEqual([]);
});

// commerce#reservation-layout
test('the layout is wide above 850 px of room: a preview follows the room, a widget has the layout of its mount', async () => {
  const { page } = await arrive('/owner', 320);
  for (const [width, layout] of [
    [320, 'standard'],
    [866, 'standard'],
    [1280, 'wide'],
  ] as const) {
    await page.setViewport({ width, height: 900 });
    await page.waitForSelector(`#b50 .sqs-reservation-preview[data-layout=${layout}]`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findWithAxe(page, '#b50')).toEqual([]);
  }
  const guest = await arrive('/guest', 866);
  await guest.page.waitForSelector('#b50[data-layout=standard]');
  await guest.page.setViewport({ width: 1280, height: 900 });
  await guest.open('reservation', '/guest');
  await guest.page.waitForSelector('#b50[data-layout=wide]');
});
