import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import type { PageSpeedRecord, PerformanceRecord } from '../../../runtime/contract/vitals/compact-records.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';
import { eventually } from '../../helpers/run/eventually.ts';
import { decodeRecords } from '../../helpers/values/decode-records.ts';

const account = { authenticatedAccount: { id: 'a1' }, websiteRoles: { 1: true } };
const restrictive = { cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } };
const listing = (...betaFeatureFlags: string[]) => ({ context: { ...plainContext, betaFeatureFlags } });
const timing = `<script>performance.mark('hero'); performance.measure('hero-shown', { start: 100, duration: 25.5 });</script>`;
const body = `<h1>A page with a heading that is painted</h1><p>And some text below.</p><button>Press</button>`;

const sites = () => [
  testSite('pulse', {
    '/': { head: timing, body },
    '/other': listing('rum', 'track-page-speed'),
    '/listed': { ...listing('rum-rollout', 'track-page-speed-rollout'), head: timing, body },
    '/no-idle': { head: `${timing}<script>window.requestIdleCallback = 1</script>`, body },
    '/none-listed': { ...listing('track-user-timing'), head: timing, body },
    '/no-beacon': { head: '<script>navigator.sendBeacon = () => false</script>', body },
    '/rum-alone': { ...listing('rum'), body },
    '/owner': { context: { ...plainContext, ...account }, body },
    '/locked': { context: { ...plainContext, pageType: 103 }, body },
    '/kept': { ...listing('rum', 'track-page-speed'), headers: { 'Cache-Control': 'no-cache' }, body },
    '/restricted': { context: { ...plainContext, ...restrictive }, body },
  }),
];
const world = browserWorld(sites, { keepsPages: true, wholeBrowser: true });
const isSettings = ({ endpoint }: JournalEntry) => endpoint === 'performance-settings';
const isRecords = ({ endpoint }: JournalEntry) => endpoint === 'performance-records';
const isReport = ({ endpoint }: JournalEntry) => endpoint === 'record-javascript-errors';
const sentRecords = () =>
  world.platform.journal.entries({ endpoint: 'performance-records' }).flatMap(({ body: sent }) => decodeRecords(sent));
const isPageSpeed = (record: PerformanceRecord): record is PageSpeedRecord => record.type === 'page-speed';

async function arrive(path: string): Promise<Visitor> {
  world.platform.journal.clear();
  const visitor = await world.newVisitor();
  await visitor.open('pulse', path);
  return visitor;
}
/**
 * Waits until reports have started: web-vitals has reported its first values, and a listener for `beforeunload` is registered.
 */
const measuring = ({ page }: Visitor) => eventually(async () => expect(await listenersOf(page, 'beforeunload')).toBe(1));

async function listenersOf(page: Page, type: string): Promise<number> {
  const session = await page.createCDPSession();
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  await session.detach();
  return listeners.filter((listener) => listener.type === type).length;
}

const isIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))));

/** Moves the page's clock forward by `budget` ms. */
async function advanceClock(page: Page, budget: number): Promise<void> {
  const session = await page.createCDPSession();
  const ended = new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve));
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget });
  await ended;
}

test('a page that has replaced requestIdleCallback gets no error: its user timing and first input are reported, no other values', async () => {
  const visitor = await arrive('/no-idle');
  await measuring(visitor);
  await visitor.page.click('button');
  await visitor.page.evaluate(
    () => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true })),
  );
  await visitor.page.goto(world.address('pulse', '/locked'));
  await world.platform.journal.waitFor(isRecords);
  await visitor.settled();
  expect(visitor.pageErrors).toEqual([]);
  expect(world.platform.journal.entries().filter(isReport)).toEqual([]);
  const records = sentRecords();
  expect(records.map(({ type }) => type)).toContain('user-timing');
  for (const { metrics } of records.filter(isPageSpeed)) expect(Object.keys(metrics)).toEqual(['firstInput']);
});

test('TTFB, FCP, LCP, CLS, INP, first input and user timing of the page are sent by beacon when the visitor leaves', async () => {
  const visitor = await arrive('/');
  await measuring(visitor);
  await visitor.page.click('button');
  await visitor.page.evaluate(
    () => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true })),
  );
  await visitor.page.goto(world.address('pulse', '/locked'));
  const entry = await world.platform.journal.waitFor(isRecords);
  await visitor.settled();
  expect(entry).toMatchObject({ valid: true, problems: [], method: 'POST', encoding: 'text', status: 204 });
  expect(entry.headers).toMatchObject({ 'content-type': 'text/plain;charset=utf-8', 'sec-fetch-mode': 'no-cors' });
  const records = sentRecords();
  expect(records).toContainEqual({
    type: 'user-timing',
    pageLoadId: expect.any(String),
    name: 'hero',
    startMs: expect.any(Number),
  });
  expect(records).toContainEqual(expect.objectContaining({ name: 'hero-shown', startMs: 100, durationMs: 25.5 }));
  const metrics: PageSpeedRecord['metrics'] = records.filter(isPageSpeed).at(-1)?.metrics ?? {};
  expect(Object.keys(metrics).sort()).toEqual(['cls', 'fcp', 'firstInput', 'inp', 'lcp', 'ttfb']);
  expect(metrics.lcp).toBeGreaterThanOrEqual(metrics.fcp ?? Number.NaN);
  expect(metrics.fcp).toBeGreaterThan(metrics.ttfb ?? Number.NaN);
  expect(metrics.cls).toBe(0);
  const [settings] = world.platform.journal.entries({ endpoint: 'performance-settings' });
  expect(settings).toMatchObject({ valid: true, method: 'GET', bodyText: '' });
  expect(new Set(records.map(({ pageLoadId }) => pageLoadId)).size).toBe(1);
});

test(
  'records of a visitor who stays are sent after 30 seconds; unload never has a listener, and beforeunload only while ' +
    'records wait',
  async () => {
    const visitor = await arrive('/');
    await measuring(visitor);
    expect(await listenersOf(visitor.page, 'unload')).toBe(0);
    await advanceClock(visitor.page, 31_000);
    const entry = await world.platform.journal.waitFor(isRecords);
    expect(decodeRecords(entry.body).filter(isPageSpeed)).toHaveLength(1);
    expect(await listenersOf(visitor.page, 'beforeunload')).toBe(0);
  },
);

test('where beacons are refused the records are sent by XHR, as text/plain', async () => {
  const visitor = await arrive('/no-beacon');
  await measuring(visitor);
  await advanceClock(visitor.page, 31_000);
  const { headers, valid } = await world.platform.journal.waitFor(isRecords);
  expect(valid).toBe(true);
  expect(headers['content-type']).toBe('text/plain;charset=UTF-8');
  expect(headers['sec-fetch-mode']).not.toBe('no-cors');
});

test("settings that fail with status 500 are reported as 'XHR request DONE with unexpected status'", async () => {
  await arrive('/?__ss=performance-settings:status:500');
  const report = await world.platform.journal.waitFor(isReport);
  expect(report.body).toMatchObject([{ data: { message: expect.stringContaining('XHR request DONE with unexpected status') } }]);
});

test("settings that do not arrive within 30 seconds are reported as 'Metric settings request timeout'", async () => {
  world.platform.journal.clear();
  const { page } = await world.newVisitor();
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/1/performance/settings'));
  await page.goto(world.address('pulse', '/?__ss=performance-settings:hang'));
  await asked;
  const reporter = page.waitForResponse((response) => response.url().includes('/chunks/errors-'));
  await advanceClock(page, 32_000);
  // The reporter is fetched for the page's first error, and posts a second after it.
  await page.evaluate(`import(${JSON.stringify((await reporter).url())}).then(() => {})`);
  await advanceClock(page, 2000);
  const report = await world.platform.journal.waitFor(isReport);
  expect(report.body).toMatchObject([{ data: { message: expect.stringContaining('Metric settings request timeout') } }]);
});

test(
  'flags in the page context replace the settings request and switch on the listed measurements; the vitals chunk is fetched ' +
    'for them only',
  async () => {
    world.platform.journal.clear();
    const visitor = await world.newVisitor();
    const fetched: string[] = [];
    visitor.page.on('request', (request) => fetched.push(request.url()));
    const fetchesOf = async (path: string, isDone: () => Promise<unknown>) => {
      fetched.length = 0;
      await visitor.open('pulse', path);
      await isDone();
      return fetched.filter((url) => url.includes('/chunks/paint-times')).length;
    };
    expect(await fetchesOf('/rum-alone', () => isIdle(visitor.page))).toBe(0);
    expect(await fetchesOf('/listed', () => measuring(visitor))).toBe(1);
    await visitor.page.goto(world.address('pulse', '/locked'));
    await world.platform.journal.waitFor(isRecords);
    expect(sentRecords().every(isPageSpeed)).toBe(true);
    expect(world.platform.journal.entries({ endpoint: 'performance-settings' })).toEqual([]);
  },
);

test('/owner, /locked and /restricted request no settings and send no records', async () => {
  const visitor = await arrive('/owner');
  await isIdle(visitor.page);
  for (const path of ['/locked', '/restricted', '/locked']) {
    await visitor.open('pulse', path);
    await isIdle(visitor.page);
  }
  await visitor.settled();
  const settings = world.platform.journal.entries({ endpoint: 'performance-settings' });
  expect(settings.filter(({ query }) => !query.mark)).toEqual([]);
  expect(sentRecords()).toEqual([]);
});

test('a visitor who accepts is measured from then on, and nothing is sent after a withdrawal', async () => {
  const visitor = await arrive('/restricted');
  await visitor.page.evaluate(() => window.SSRuntime.consent.accept());
  await world.platform.journal.waitFor(isSettings);
  await measuring(visitor);
  await visitor.page.evaluate(() => window.SSRuntime.consent.decline());
  await visitor.page.goto(world.address('pulse', '/locked'));
  await visitor.settled();
  expect(sentRecords()).toEqual([]);
});

test('a page from the back/forward cache is measured as a page load of its own', async () => {
  const visitor = await arrive('/kept');
  const { page } = visitor;
  await measuring(visitor);
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await page.goto(world.address('pulse', '/locked'));
  await page.goBack();
  await page.waitForFunction(() => 'persisted' in window);
  expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
  await measuring(visitor);
  await page.goto(world.address('pulse', '/locked'));
  await eventually(() => expect(new Set(sentRecords().map(({ pageLoadId }) => pageLoadId)).size).toBe(2));
  const [first, second] = [...new Set(sentRecords().map(({ pageLoadId }) => pageLoadId))].sort();
  expect(second).toBe(`${first}.1`);
});
