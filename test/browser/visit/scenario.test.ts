import { expect, test } from 'vitest';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const account = { authenticatedAccount: { id: 'a1', email: 'owner@site.example' } };
const pageOfType = (pageType: number) => ({ context: { ...plainContext, pageType } });

/** The prerendered page reports its state by calls, because Puppeteer loses a page that is replaced by another. */
const reportState = `
const tell = (words) => fetch('/api/1/performance/settings?' + new URLSearchParams(words));
SSRuntime.ready.then(() => tell({ ahead: document.prerendering, kept: document.cookie }));
document.addEventListener('prerenderingchange', () => tell({ activated: performance.getEntriesByType('navigation')[0].activationStart }));
`;

const world = browserWorld(() => [
  testSite('visit', {
    '/': {},
    '/about/': { context: { ...plainContext, item: { id: 'i1', title: 'Item', fullUrl: '/about', recordType: 11 } } },
    '/search': {},
    '/ahead': {
      context: { ...plainContext, pageType: 100 },
      head: '<script type="speculationrules">{"prerender":[{"urls":["/prerendered"],"eagerness":"immediate"}]}</script>',
      body: '<a href="/prerendered">On</a>',
    },
    '/prerendered': { body: `<script>${reportState}</script>` },
    '/leave': { body: '<script>location.href = "/search"</script>' },
    '/owner': { context: { ...plainContext, ...account, websiteRoles: { 1: true } } },
    '/viewer': { context: { ...plainContext, ...account, websiteRoles: { 10: true } } },
    '/config/viewer': { context: { ...plainContext, ...account, websiteRoles: { 10: true } } },
    '/not-found': pageOfType(100),
    '/locked': pageOfType(103),
    '/refused': pageOfType(106),
    '/error': pageOfType(101),
  }),
]);
const hits = () => world.platform.journal.entries({ endpoint: 'record-hit' });
const visitCookies = async (visitor: Visitor) =>
  Object.keys(await visitor.cookies()).filter((name) => ['ss_cvr', 'ss_cvt', 'ss_cid'].includes(name));

test('a first visit sends one valid PAGE_VIEW and stores record, session and analytics id', async () => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  const before = Date.now();
  await visitor.open('visit', '/about/?from=test');
  await visitor.settled();
  const cookies = await visitor.cookies();
  const [id, first, previous, latest, count] = cookies.ss_cvr?.split('|') ?? [];
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([previous, latest, count]).toEqual([first, first, '1']);
  expect(Number(first)).toBeGreaterThanOrEqual(before);
  expect(cookies.ss_cvt).toBe(latest);
  expect(cookies.ss_cid).toMatch(/^[0-9a-f-]{36}$/);
  expect(hits()).toHaveLength(1);
  expect(hits()[0]).toMatchObject({
    valid: true,
    problems: [],
    method: 'POST',
    path: '/api/census/RecordHit',
    encoding: 'form',
    body: {
      event: 'PAGE_VIEW',
      ss_cvr: cookies.ss_cvr,
      data: {
        websiteId: 'w1',
        templateId: 't1',
        website_locale: 'en-GB',
        url: '/about/',
        title: 'Item',
        itemId: 'i1',
        recordType: 11,
        pagePermissionTypeValue: 1,
        localStorageSupported: true,
        queryString: '?from=test',
        referrer: '',
        viewportInnerHeight: 600,
        viewportInnerWidth: 800,
      },
    },
  });
});

// analytics#visit-cookie-scope
test('the cookies expire after 30 minutes, 390 days, and two years or the browser’s limit; they are for the whole site and Lax', async () => {
  const visitor = await world.nextVisitor();
  await visitor.open('visit', '/about/');
  const now = Date.now() / 1000;
  const kept = new Map((await visitor.page.cookies()).map((cookie) => [cookie.name, cookie]));
  const lifetimeDays = (name: string) => Math.round(((kept.get(name)?.expires ?? 0) - now) / 864) / 100;
  expect(lifetimeDays('ss_cvt')).toBeCloseTo(0.02, 2);
  expect(lifetimeDays('ss_cid')).toBeCloseTo(390, 1);
  // Chromium limits a cookie to 400 days: https://developer.chrome.com/blog/cookie-max-age-expires
  expect(lifetimeDays('ss_cvr')).toBeCloseTo(400, 1);
  for (const name of ['ss_cvr', 'ss_cvt', 'ss_cid']) {
    expect(kept.get(name)).toMatchObject({ path: '/', sameSite: 'Lax', domain: 'visit.localhost' });
  }
});

test('a reload renews the session only; a lost session counts one visit more', async () => {
  const visitor = await world.nextVisitor();
  await visitor.open('visit', '/');
  const first = await visitor.cookies();
  await visitor.open('visit', '/');
  const second = await visitor.cookies();
  expect(second).toMatchObject({ ss_cvr: first.ss_cvr, ss_cid: first.ss_cid });
  expect(Number(second.ss_cvt)).toBeGreaterThan(Number(first.ss_cvt));
  await visitor.page.evaluate(() => {
    document.cookie = 'ss_cvt=; path=/; max-age=0';
  });
  await visitor.open('visit', '/');
  const third = await visitor.cookies();
  const [id, start] = first.ss_cvr?.split('|') ?? [];
  expect(third.ss_cvr).toBe(`${id}|${start}|${start}|${third.ss_cvt}|2`);
});

// analytics#new-record
test('a record that is not valid is replaced', async () => {
  const visitor = await world.nextVisitor();
  await visitor.open('visit', '/search');
  await visitor.page.evaluate(() => {
    document.cookie = 'ss_cvr=someone|1|2|3; path=/';
    document.cookie = 'ss_cvt=7; path=/';
  });
  await visitor.open('visit', '/');
  expect((await visitor.cookies()).ss_cvr).toMatch(/^[0-9a-f-]{36}\|\d+\|\d+\|\d+\|1$/);
  // No call of this test may arrive in the next test.
  await visitor.settled();
});

test('/search is not recorded as a page view', async () => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.open('visit', '/search');
  await visitor.settled();
  expect(hits()).toEqual([]);
});

// analytics#page-view-at-leave
test('a visitor who leaves before the page has loaded is counted', async () => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.page.goto(world.address('visit', '/leave'));
  await visitor.page.waitForFunction(() => location.pathname === '/search');
  const hit = await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit');
  expect(hit.body).toMatchObject({ data: { url: '/leave' } });
});

// analytics#untracked-pages
test.each(['/owner', '/config/viewer', '/not-found', '/locked', '/refused'])(
  '%s is not tracked: no hit and no cookie',
  async (path) => {
    world.platform.journal.clear();
    const visitor = await world.nextVisitor();
    await visitor.open('visit', path);
    const sent = await visitor.page.evaluate(() => window.SSRuntime.track('opened', { some: 'data' }));
    await visitor.settled();
    expect(sent).toBe(false);
    expect(hits()).toEqual([]);
    expect(world.platform.journal.entries({ endpoint: 'record-event' })).toEqual([]);
    expect(await visitCookies(visitor)).toEqual([]);
  },
);

test.each(['/viewer', '/error'])('%s is tracked', async (path) => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.open('visit', path);
  await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit');
  expect(await visitCookies(visitor)).toHaveLength(3);
});

test('SSRuntime.track sends a valid record-event with the crumb', async () => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.open('visit', '/about/#team');
  expect(await visitor.page.evaluate(() => window.SSRuntime.track('opened', { size: 3 }))).toBe(true);
  const event = await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-event');
  expect(event).toMatchObject({
    valid: true,
    problems: [],
    encoding: 'form',
    body: {
      crumb: (await visitor.cookies()).crumb,
      event: 'opened',
      data: { size: 3, websiteId: 'w1', templateId: 't1', pagePath: '/about', pageHash: 'team', website_locale: 'en-GB' },
    },
  });
});

test("SSRuntime.track without data says 'no payload', and no error reaches the page", async () => {
  const visitor = await world.nextVisitor();
  await visitor.open('visit', '/');
  await visitor.page.evaluate(() => void window.SSRuntime.track('opened'));
  const message = await visitor.page.evaluate(() => window.SSRuntime.track('opened').catch((error: Error) => error.message));
  await visitor.settled();
  expect(message).toBe('no payload');
  expect(visitor.said).toEqual(['no payload', 'no payload']);
  expect(visitor.pageErrors).toEqual([]);
});

// analytics#prerendered-page
test('a prerendered page sends no hit and stores no cookie until it is activated; then it sends one page view', async () => {
  const { journal } = world.platform;
  journal.clear();
  // The prerendered page replaces the tab's page, so that no other test can use the tab.
  const visitor = await world.newVisitor();
  await visitor.open('visit', '/ahead');
  const { query } = await journal.waitFor((entry) => 'ahead' in entry.query);
  expect(query.ahead).toBe('true');
  expect(query.kept).not.toContain('ss_');
  await visitor.settled();
  expect(hits()).toEqual([]);

  await visitor.page.click('a');
  const activated = await journal.waitFor((entry) => 'activated' in entry.query);
  expect(Number(activated.query.activated)).toBeGreaterThan(0);
  const hit = await journal.waitFor(({ endpoint }) => endpoint === 'record-hit');
  expect((hit.body as { data: object }).data).toMatchObject({ url: '/prerendered' });
  const other = await visitor.page.browserContext().newPage();
  await other.goto(world.address('visit', '/not-found'));
  expect((await other.evaluate(() => document.cookie)).match(/ss_\w+(?==)/g)?.sort()).toEqual(['ss_cid', 'ss_cvr', 'ss_cvt']);
  expect(hits()).toHaveLength(1);
});
