import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { passTime } from '../../helpers/browser/pass-time.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

// Each call as it is sent: method, path, encoding, and every field. The numbers and names are written out here.

/** 0.1 s of silence, which an audio element plays as well as a video element. */
const silence = `data:audio/wav;base64,${Buffer.concat([
  Buffer.from('RIFF\x44\x03\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x20\x03\0\0', 'latin1'),
  Buffer.alloc(800, 128),
]).toString('base64')}`;
const item = { id: 'i1', title: 'Vase', fullUrl: '/shop/vase', recordType: 11 };
const account = { authenticatedAccount: { id: 'm1', locale: 'fr-FR' }, websiteRoles: { 10: true } };
const restrictive = { cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } };
const button =
  '<div class="sqs-block" data-block-type="53" id="b1"><div class="sqs-block-button-container--left" data-alignment="left" ' +
  'data-button-size="small"><a href="/shop/vase">Buy</a></div></div>';
const world = browserWorld(() => [
  testSite('wire', {
    '/': {},
    '/media': {
      body: `<audio src="${silence}"></audio><video src="${silence}"></video><video autoplay muted src="${silence}"></video>`,
    },
    '/beat': { head: '<script>document.documentElement.dataset.ssHeartbeatMs = 5000</script>' },
    '/search': { context: { ...plainContext, pageType: 102, collection: undefined } },
    '/cart': { context: { ...plainContext, pageType: 205, collection: undefined } },
    '/shop/vase/': {
      context: { ...plainContext, pageType: 50, item },
      body: '<span class="sqs-product-quick-view-button" data-id="p/1 ü" data-group="g1">Quick view</span>',
    },
    '/forms': {
      body: `<form data-form-id="f1"></form><form class="newsletter-form" data-form-id="f2"></form><form></form>`,
    },
    '/member': { context: { ...plainContext, ...account, templateWebsiteId: 'v1' } },
    '/restricted': { context: { ...plainContext, ...restrictive }, body: `${button}<form data-form-id="f1"></form>` },
  }),
]);
const entriesOf = (endpoint: string) => world.platform.journal.entries({ endpoint });
const hitsOf = (event: string) => entriesOf('record-hit').filter(({ body }) => (body as { event: string }).event === event);
const waitForHit = (event: string) =>
  world.platform.journal.waitFor(
    ({ endpoint, body }) => endpoint === 'record-hit' && (body as { event: string }).event === event,
  );
const waitFor = (name: string) => world.platform.journal.waitFor(({ endpoint }) => endpoint === name);

async function arrive(path: string, { alone = false } = {}): Promise<Visitor> {
  world.platform.journal.clear();
  const visitor = alone ? await world.newVisitor() : await world.nextVisitor();
  await visitor.open('wire', path);
  return visitor;
}
/** Waits until telemetry has loaded. */
const ready = ({ page }: Visitor) =>
  page.evaluate(async () => void (await (await window.SSRuntime.service('helpers')).telemetry()));

/** Returns the fields of every hit: analytics#hit-fields. */
const everyHit = (page: Page, url: string) =>
  page.evaluate(
    (path) => ({
      websiteId: 'w1',
      templateId: 't1',
      website_locale: 'en-GB',
      userAgent: navigator.userAgent,
      viewportInnerHeight: innerHeight,
      viewportInnerWidth: innerWidth,
      screenHeight: screen.height,
      screenWidth: screen.width,
      url: path,
    }),
    url,
  );
const collectionPage = { pagePermissionTypeValue: 1, title: 'Plain', collectionId: 'c1' };

/** Expects the whole RecordHit: no field is missing, and no other is present. */
async function expectHit(visitor: Visitor, entry: JournalEntry, event: string, data: object): Promise<void> {
  const cookies = await visitor.cookies();
  expect(entry).toMatchObject({
    ...{ valid: true, problems: [], status: 200, fault: null },
    ...{ method: 'POST', path: '/api/census/RecordHit', encoding: 'form' },
  });
  expect(entry.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(entry.query).toEqual({ crumb: cookies.crumb, eid: expect.stringMatching(/^[0-9a-z]{24}$/) });
  expect(entry.body).toEqual({ event, ss_cvr: cookies.ss_cvr, data: { ...data, clientDate: expect.any(Number) } });
  const { clientDate } = (entry.body as { data: { clientDate: number } }).data;
  expect(Math.abs(clientDate - Date.parse(entry.time))).toBeLessThan(60_000);
}

test('PAGE_VIEW of a collection’s page, an item’s page and a cart: every field, and no other', async () => {
  const extra = { localStorageSupported: true, queryString: '?a=1&b=%20', referrer: '' };
  for (const [path, about] of [
    ['/', collectionPage],
    ['/shop/vase/', { pagePermissionTypeValue: 1, title: 'Vase', itemId: 'i1', recordType: 11 }],
    ['/cart', {}],
  ] as const) {
    const visitor = await arrive(`${path}?a=1&b=%20`);
    await expectHit(visitor, await waitForHit('PAGE_VIEW'), 'PAGE_VIEW', {
      ...(await everyHit(visitor.page, path)),
      ...about,
      ...extra,
    });
    // No call of this visit may arrive during the next visit.
    await visitor.settled();
    await visitor.close();
  }
});

test('AUDIO and VIDEO are sent once each when played; a muted background video is not recorded', async () => {
  const visitor = await arrive('/media');
  await ready(visitor);
  for (const event of ['AUDIO', 'VIDEO']) {
    await visitor.page.evaluate((tag) => document.querySelector<HTMLMediaElement>(tag)?.play(), event.toLowerCase());
    await expectHit(visitor, await waitForHit(event), event, {
      ...(await everyHit(visitor.page, '/media')),
      ...collectionPage,
      mediaUrl: silence,
    });
  }
  await visitor.settled();
  expect([hitsOf('AUDIO').length, hitsOf('VIDEO').length]).toEqual([1, 1]);
});

test('SITE_SEARCH is sent on the search page instead of a page view', async () => {
  const visitor = await arrive('/search?q=%20blue%20vase');
  await expectHit(visitor, await waitForHit('SITE_SEARCH'), 'SITE_SEARCH', {
    ...(await everyHit(visitor.page, '/search')),
    searchQuery: 'blue vase',
  });
  expect(entriesOf('record-hit')).toHaveLength(1);
});

test('HEARTBEAT is sent at the interval that the page sets', async () => {
  const visitor = await arrive('/beat', { alone: true });
  await ready(visitor);
  await passTime(visitor.page, 5_500);
  await expectHit(visitor, await waitForHit('HEARTBEAT'), 'HEARTBEAT', {
    ...(await everyHit(visitor.page, '/beat')),
    ...collectionPage,
  });
  // An open page would send further heartbeats during other tests.
  await visitor.page.close();
});

test('form-render is sent once for each form in the page’s HTML, with the visitor’s cookie and the page’s fields', async () => {
  const visitor = await arrive('/forms');
  await ready(visitor);
  // Both are sent at the same time: either may arrive first.
  const formIdOf = ({ body }: JournalEntry) => (body as { formId?: string } | null)?.formId;
  const [first] = await Promise.all(['f1', 'f2'].map((id) => world.platform.journal.waitFor((entry) => formIdOf(entry) === id)));
  const { ss_cvr, crumb } = await visitor.cookies();
  expect(entriesOf('form-render').map(formIdOf).sort()).toEqual(['f1', 'f2']);
  expect(first).toMatchObject({
    ...{ valid: true, problems: [], method: 'POST', path: '/api/census/form-render', encoding: 'form' },
    query: { crumb },
  });
  expect(first?.body).toEqual({
    formId: 'f1',
    visitorCookie: ss_cvr,
    pageTitle: 'Plain',
    pageId: 'c1',
    contentSource: 'c',
    pagePath: '/forms',
    pagePermissionTypeValue: '1',
  });
});

test('overlay is sent with its own fields, the visitor’s cookie and the page’s fields', async () => {
  const visitor = await arrive('/shop/vase/');
  await visitor.page.evaluate(async () => {
    const { census } = await (await window.SSRuntime.service('helpers')).telemetry();
    await census.overlay({ event: 'shown', overlayId: 'popup' });
  });
  const [entry] = entriesOf('overlay');
  expect(entry).toMatchObject({ valid: true, problems: [], method: 'POST', path: '/api/census/overlay', encoding: 'form' });
  expect(entry?.body).toEqual({
    event: 'shown',
    overlayId: 'popup',
    visitorCookie: (await visitor.cookies()).ss_cvr,
    pageTitle: 'Vase',
    pageId: 'i1',
    contentSource: 'i',
    pagePath: '/shop/vase',
    pagePermissionTypeValue: '1',
  });
});

test('RecordQuickView is sent with the product’s id in the path and no body', async () => {
  const visitor = await arrive('/shop/vase/');
  await ready(visitor);
  await visitor.page.click('.sqs-product-quick-view-button');
  const entry = await waitFor('record-quick-view');
  expect(entry).toMatchObject({ valid: true, problems: [], method: 'POST', path: '/api/census/RecordQuickView/p%2F1%20%C3%BC' });
  expect([entry.body, entry.bodyText, entry.encoding]).toEqual([null, '', 'none']);
  expect(Object.keys(entry.query).sort()).toEqual(['crumb', 'eid']);
});

const direct = ({ page }: Visitor, data: unknown) =>
  page.evaluate(async (given) => {
    const { events } = await (await window.SSRuntime.service('helpers')).telemetry();
    return events.trackDirect('opened', given).catch((error: Error) => error.message);
  }, data);

test('a product event is sent form-encoded with the crumb, or directly as JSON with the same fields', async () => {
  const visitor = await arrive('/member#team');
  const data = {
    ...{ size: 3, websiteId: 'w1', templateId: 't1', variantId: 'v1', memberAccountId: 'm1' },
    ...{ member_locale: 'fr-FR', website_locale: 'en-GB', pagePath: '/member', pageHash: 'team' },
  };
  expect(await visitor.page.evaluate(() => window.SSRuntime.track('opened', { size: 3 }))).toBe(true);
  expect(await direct(visitor, { size: 3 })).toBe(true);
  const [form, json] = entriesOf('record-event');
  expect(form).toMatchObject({ valid: true, problems: [], method: 'POST', path: '/api/events/RecordEvent', encoding: 'form' });
  expect(form?.body).toEqual({ crumb: (await visitor.cookies()).crumb, event: 'opened', data });
  expect(json).toMatchObject({ valid: true, problems: [], method: 'POST', path: '/api/events/RecordEvent', encoding: 'json' });
  expect(json?.body).toEqual({ event: 'opened', data });
});

test.each([
  ['202', true],
  ['status:200', true],
  ['status:201', 'Error tracking event: HTTP Status 201'],
  ['204', 'Error tracking event: HTTP Status 204'],
  ['status:404', 'Error tracking event: HTTP Status 404'],
  ['status:503', 'Error tracking event: HTTP Status 503'],
  ['reset', 'Error tracking event: HTTP Status 0'],
])('a direct event that gets %s ends with %s: only 200 and 202 are a success', async (rules, end) => {
  // Refused records are sent again at page hide. An open tab would send them during the next test.
  const visitor = await world.newVisitor();
  await visitor.open('wire', `/?__ss=record-event:${rules}`);
  expect(await direct(visitor, { some: 'data' })).toBe(end);
  expect(visitor.pageErrors).toEqual([]);
});

test("an event without data rejects with 'no payload', and nothing is sent", async () => {
  const visitor = await arrive('/');
  expect(await direct(visitor, null)).toBe('no payload');
  await visitor.settled();
  expect(entriesOf('record-event')).toEqual([]);
});

test('the trace log is sent after 30 s in one batch', async () => {
  const visitor = await arrive('/', { alone: true });
  const log = (...types: string[]) =>
    visitor.page.evaluate(async (all) => {
      const { trace } = await (await window.SSRuntime.service('helpers')).telemetry();
      for (const type of all) trace.log(type, { n: 1 });
    }, types);
  await log('one', 'two');
  expect(entriesOf('trace')).toEqual([]);
  await passTime(visitor.page, 30_000);
  const first = await waitFor('trace');
  const pageUrl = world.address('wire', '/');
  expect(first).toMatchObject({ valid: true, problems: [], method: 'POST', path: '/api/events/Trace', encoding: 'form' });
  expect(first.body).toEqual({
    data: [
      { pageUrl, type: 'one', data: { n: 1 } },
      { pageUrl, type: 'two', data: { n: 1 } },
    ],
  });
});

test('the trace log is sent at once when the page is left', async () => {
  const visitor = await arrive('/');
  await visitor.page.evaluate(async () => {
    const { trace } = await (await window.SSRuntime.service('helpers')).telemetry();
    trace.log('last', 'words');
  });
  await visitor.page.goto(world.address('wire', '/cart'));
  expect((await waitFor('trace')).body).toMatchObject({ data: [{ type: 'last', data: 'words' }] });
  // No call of this test may arrive in the next test.
  await visitor.settled();
});

test('the views of the page’s button and form are sent once the visitor accepts', async () => {
  const visitor = await arrive('/restricted');
  await ready(visitor);
  await visitor.page.waitForSelector('[data-ss-block=button]');
  await visitor.settled();
  expect([entriesOf('record-hit'), entriesOf('button-render'), entriesOf('form-render')]).toEqual([[], [], []]);
  await visitor.page.evaluate(() => window.SSRuntime.consent.accept());
  await Promise.all(['record-hit', 'button-render', 'form-render'].map(waitFor));
  await visitor.page.evaluate(() => window.SSRuntime.consent.accept());
  await visitor.settled();
  const counts = ['record-hit', 'button-render', 'form-render'].map((name) => entriesOf(name).length);
  expect(counts).toEqual([1, 1, 1]);
});

test('an action for the next page load is dispatched there, once', async () => {
  const visitor = await arrive('/');
  await visitor.page.evaluateOnNewDocument(() => {
    const actions: unknown[] = Object.assign(window, { actions: [] }).actions;
    document.addEventListener('ss-runtime:next-load-action', (event) => actions.push((event as CustomEvent).detail));
  });
  await visitor.page.evaluate(async () => {
    const { addNextLoadAction } = await window.SSRuntime.service('helpers');
    addNextLoadAction({ name: 'open-cart', data: 3 });
  });
  const actionsAt = async (path: string) => {
    await visitor.open('wire', path);
    await ready(visitor);
    return visitor.page.evaluate(() => (window as unknown as { actions: unknown[] }).actions);
  };
  await visitor.open('wire', '/cart');
  await visitor.page.waitForFunction(() => (window as unknown as { actions: unknown[] }).actions.length > 0);
  expect(await visitor.page.evaluate(() => (window as unknown as { actions: unknown[] }).actions)).toEqual([
    { name: 'open-cart', data: 3 },
  ]);
  expect(await visitor.page.evaluate(() => localStorage.getItem('sqs_actions_for_next_load'))).toBe(null);
  expect(await actionsAt('/cart')).toEqual([]);
});
