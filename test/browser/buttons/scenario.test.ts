// covers: runtime/features/analytics/ runtime/features/buttons/
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const button = (
  link: string,
  id = 'block-b1',
) => `<div class="sqs-block button-block sqs-block-button" data-block-type="53" id="${id}">
<div class="sqs-block-content"><div class="sqs-block-button-container--center" data-alignment="center" data-button-size="medium">
<a class="sqs-block-button-element--medium sqs-button-element--primary" ${link}> Book
 now </a></div></div></div>`;
/** Imitates a browser without `sendBeacon` and `keepalive`: its calls end with their page. */
const withoutKeepalive =
  '<script>navigator.sendBeacon = undefined; delete Request.prototype.keepalive; Object.defineProperty(navigator, ' +
  '"sendBeacon", { value: undefined });</script>';

const world = browserWorld(() => [
  testSite('buttons', {
    '/': { body: button('href="/next?from=button"') },
    '/next': { body: '<h1>Next</h1>' },
    '/item/': {
      context: { ...plainContext, item: { id: 'i1', title: 'Item', fullUrl: '/item', recordType: 1 } },
      body: button('href="/next" target="_blank"'),
    },
    '/mail': { body: button('href="mailto:studio@site.example"') },
    '/held': { head: withoutKeepalive, body: button('href="/next"') },
    '/held-download': { head: withoutKeepalive, body: button('href="data:text/plain,hi" download="hi.txt"') },
    '/restricted': {
      context: { ...plainContext, cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } },
      body: button('href="/next"'),
    },
  }),
]);
/** The crumb of this test's visitor: calls of an earlier visitor may arrive late. */
let crumb: string | undefined;
const isOfVisitor = ({ query }: JournalEntry) => query.crumb === crumb;
const recorded = (endpoint: 'button-render' | 'button-click') => world.platform.journal.entries({ endpoint }).filter(isOfVisitor);
const isClick = (entry: JournalEntry) => entry.endpoint === 'button-click' && isOfVisitor(entry);
const link = '.sqs-block-button-element--medium';

async function arrive(path: string): Promise<Visitor> {
  world.platform.journal.clear();
  const visitor = await world.newVisitor();
  await visitor.open('buttons', path);
  ({ crumb } = await visitor.cookies());
  return visitor;
}

// analytics#button-event, analytics#button-view-once
test('a mounted button records one button-render with every field, and a second initialize records none', async () => {
  const visitor = await arrive('/');
  await visitor.page.waitForSelector('[data-ss-block=button]');
  const entry = await world.platform.journal.waitFor((entry) => entry.endpoint === 'button-render' && isOfVisitor(entry));
  expect(entry).toMatchObject({ valid: true, problems: [], method: 'POST', path: '/api/census/button-render', encoding: 'form' });
  const cookies = await visitor.cookies();
  expect(entry.query).toEqual({ crumb: cookies.crumb, eid: expect.stringMatching(/^[0-9a-z]{24}$/) });
  expect(entry.body).toEqual({
    id: 'block-b1',
    buttonText: 'Book now',
    clickthroughUrl: '/next?from=button',
    alignment: 'center',
    size: 'medium',
    newWindow: 'false',
    context: '1',
    visitorCookie: cookies.ss_cvr,
    pageTitle: 'Plain',
    pageId: 'c1',
    contentSource: 'c',
    pagePath: '',
    pagePermissionTypeValue: '1',
  });
  await visitor.page.evaluate(() => window.SSRuntime.destroy());
  await visitor.page.evaluate(() => window.SSRuntime.initialize());
  await visitor.settled();
  expect(recorded('button-render')).toHaveLength(1);
});

// site#button-tracking
test('a click is recorded once and followed at once', async () => {
  const visitor = await arrive('/');
  await Promise.all([visitor.page.waitForNavigation(), visitor.page.click(link)]);
  expect(new URL(visitor.page.url()).pathname).toBe('/next');
  const click = await world.platform.journal.waitFor(isClick);
  expect(click).toMatchObject({ valid: true, problems: [], body: { id: 'block-b1', clickthroughUrl: '/next?from=button' } });
  await visitor.settled();
  expect(recorded('button-click')).toHaveLength(1);
});

test('Enter is recorded as a click; on an item’s page contentSource is i, and for a new tab newWindow is true', async () => {
  const visitor = await arrive('/item/');
  await visitor.page.focus(link);
  await visitor.page.keyboard.press('Enter');
  expect(await world.platform.journal.waitFor(isClick)).toMatchObject({
    valid: true,
    body: { newWindow: 'true', contentSource: 'i', pageId: 'i1', pageTitle: 'Item', pagePath: '/item' },
  });
  await visitor.settled();
  expect(recorded('button-click')).toHaveLength(1);
  expect(new URL(visitor.page.url()).pathname).toBe('/item/');
});

test('a middle click is recorded once', async () => {
  const visitor = await arrive('/');
  await visitor.page.click(link, { button: 'middle' });
  await world.platform.journal.waitFor(isClick);
  await visitor.settled();
  expect(recorded('button-click')).toHaveLength(1);
});

test('a button records nothing of a visitor who may not be tracked, and its link is followed', async () => {
  const visitor = await arrive('/restricted');
  await Promise.all([visitor.page.waitForNavigation(), visitor.page.click(link)]);
  await visitor.settled();
  expect([recorded('button-render'), recorded('button-click')]).toEqual([[], []]);
});

// analytics#button-click-first
test('where calls end with their page, a click is held until it is recorded, then followed; it is recorded once', async () => {
  const visitor = await arrive('/held');
  await visitor.page.evaluate(() => sessionStorage.setItem('clicks', '0'));
  await visitor.page.evaluate((selector) => {
    document.querySelector(selector)?.addEventListener('click', (event) => {
      sessionStorage.setItem('clicks', sessionStorage.getItem('clicks') + (event.defaultPrevented ? 'held ' : 'followed '));
    });
  }, link);
  await Promise.all([visitor.page.waitForNavigation(), visitor.page.click(link)]);
  expect(new URL(visitor.page.url()).pathname).toBe('/next');
  expect(recorded('button-click')).toHaveLength(1);
  expect(await visitor.page.evaluate(() => sessionStorage.getItem('clicks'))).toBe('0held followed ');
});

// analytics#button-click-first
test('a held click whose record hangs is followed after 2500 ms', async () => {
  const visitor = await arrive('/held?__ss=button-click:hang');
  await Promise.all([visitor.page.waitForNavigation(), visitor.page.click(link)]);
  expect(new URL(visitor.page.url()).pathname).toBe('/next');
});

// analytics#button-click-not-held
test.each(['/held-download', '/mail'])('on %s a click on a link that leads to no page is not held', async (path) => {
  const visitor = await arrive(path);
  const isHeld = visitor.page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        document.querySelector(selector)?.addEventListener('click', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        });
      }),
    link,
  );
  await visitor.page.click(link);
  expect(await isHeld).toBe(false);
  await world.platform.journal.waitFor(isClick);
});

// analytics#button-click-not-held
test('a click with a modifier key is not held', async () => {
  const visitor = await arrive('/held');
  const isHeld = visitor.page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        document.querySelector(selector)?.addEventListener('click', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        });
      }),
    link,
  );
  await visitor.page.keyboard.down('Control');
  await visitor.page.click(link);
  await visitor.page.keyboard.up('Control');
  expect(await isHeld).toBe(false);
});

test('a click before the button is mounted is held until it can be recorded, and the page is left once', async () => {
  world.platform.journal.clear();
  const visitor = await world.newVisitor();
  const { page } = visitor;
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue({}, 0));
  const chunks = holdRequests(page, /\/chunks\//);
  await page.goto(world.address('buttons', '/'), { waitUntil: 'domcontentloaded' });
  await chunks.asked;
  ({ crumb } = await visitor.cookies());
  expect(await page.$('[data-ss-block=button]')).toBeNull();
  const left = page.waitForNavigation();
  await page.click(link);
  chunks.release();
  await left;
  expect(new URL(page.url()).pathname).toBe('/next');
  expect((await world.platform.journal.waitFor(isClick)).body).toMatchObject({ id: 'block-b1', buttonText: 'Book now' });
  await page.evaluate(() => window.SSRuntime.ready);
  // The next page may send it once more, under its id.
  expect(
    new Set(
      recorded('button-click')
        .filter(isOfVisitor)
        .map(({ query }) => query.eid),
    ).size,
  ).toBe(1);
});

test('a click before the button is mounted is held for 3 s at most', async () => {
  world.platform.journal.clear();
  const { page } = await world.newVisitor();
  await page.goto(world.address('buttons', '/?__ss=chunk:hang'));
  const startedMs = Date.now();
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.click(link)]);
  expect(Date.now() - startedMs).toBeGreaterThanOrEqual(2400);
  expect(new URL(page.url()).pathname).toBe('/next');
});
