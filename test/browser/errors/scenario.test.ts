// covers: runtime/features/analytics/
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';
import { eventually } from '../../helpers/run/eventually.ts';

const restrictive = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };
const world = browserWorld(() => [
  testSite('errors', {
    '/': {},
    '/throws': { body: '<script>\n\nthrow new TypeError("no such <thing>");\n</script>' },
    '/rejects': { body: '<script>Promise.reject(new RangeError("too far"))</script>' },
    '/leaves': { body: '<script>setTimeout(() => { location.href = "/" }); throw new Error("last words");</script>' },
    '/restricted': {
      context: { ...plainContext, pageType: 100, cookieSettings: restrictive },
      body: '<script>throw new Error("told all the same")</script>',
    },
    '/many': { body: '<script>for (let n = 0; n < 15; n++) setTimeout(() => { throw new Error("number " + n) })</script>' },
    '/flood': {
      body: `<script>for (let n = 0; n < 250; n++) setTimeout(() => {
const error = new Error("number " + n);
error.stack = "x".repeat(6000);
throw error;
}, n * 5)</script>`,
    },
    '/deep': { body: '<script>const deep = new Error("deep"); deep.stack = "x".repeat(9000); throw deep;</script>' },
    '/shrinks': {
      body: `<p id="box" style="width:100px;height:20px">Box</p><script>
let left = 5;
new ResizeObserver(([{ target }]) => { if (left-- > 0) target.style.width = target.offsetWidth - 1 + 'px'; }).observe(document.getElementById('box'));</script>`,
    },
    '/throws-late': { body: '<script>addEventListener("load", () => { throw new Error("late") })</script>' },
  }),
]);
const isReport = ({ endpoint }: JournalEntry) => endpoint === 'record-javascript-errors';

/** Pages of earlier tests may still send reports: each error has the address of its page. */
const isReportOf = (path: string) => (entry: JournalEntry) =>
  isReport(entry) && (entry.body as { data: { url: string } }[])[0]?.data.url === world.address('errors', path);
async function reportFrom(path: string): Promise<JournalEntry> {
  world.platform.journal.clear();
  const { page } = await world.nextVisitor();
  await page.goto(world.address('errors', path));
  return world.platform.journal.waitFor(isReportOf(path));
}

// errors#uncaught-errors
test('an uncaught error is posted with its place, the site, and the crumb in X-CSRF-Token', async () => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.open('errors', '/throws');
  const report = await world.platform.journal.waitFor(isReport);
  expect(report).toMatchObject({
    valid: true,
    problems: [],
    encoding: 'json',
    headers: { 'x-csrf-token': (await visitor.cookies()).crumb },
    body: [
      {
        event: 'javascript-error',
        timestamp: expect.any(Number),
        data: {
          message: 'Uncaught TypeError: no such <thing>',
          file: world.address('errors', '/throws'),
          column: 7,
          websiteId: 'w1',
          templateId: 't1',
          url: world.address('errors', '/throws'),
          userAgent: expect.stringContaining('Chrome'),
          stack: expect.stringContaining('TypeError: no such <thing>'),
        },
      },
    ],
  });
});

// errors#uncaught-errors
test('an unhandled rejection is posted as well', async () => {
  expect((await reportFrom('/rejects')).body).toMatchObject([{ data: { message: 'RangeError: too far' } }]);
});

test('an error is reported although the visitor leaves the page at once', async () => {
  expect((await reportFrom('/leaves')).body).toMatchObject([{ data: { message: 'Uncaught Error: last words' } }]);
});

// errors#errors-untracked
test('errors of restricted and excluded pages are reported too: they are no visitor tracking', async () => {
  expect((await reportFrom('/restricted')).body).toMatchObject([{ data: { message: 'Uncaught Error: told all the same' } }]);
});

// errors#report-debounce
test('15 errors at once are reported by one post of 10', async () => {
  expect((await reportFrom('/many')).body).toHaveLength(10);
});

test('250 errors with long stacks are reported by posts of at most 10 errors and 16 KiB each, a second apart', async () => {
  world.platform.journal.clear();
  const { page } = await world.nextVisitor();
  await page.goto(world.address('errors', '/flood'));
  const posts = () => world.platform.journal.entries().filter(isReportOf('/flood'));
  await world.platform.journal.waitFor(isReportOf('/flood'));
  const startedMs = Date.now();
  await page.goto(world.address('errors', '/'));
  const passedSeconds = Math.floor((Date.now() - startedMs) / 1000);
  const [first, ...others] = posts();
  expect(first?.body).toHaveLength(10);
  for (const { bodyText } of posts()) expect(Buffer.byteLength(bodyText)).toBeLessThanOrEqual(16_384);
  // Later errors are posted when the page is left.
  expect(others.length).toBeLessThanOrEqual(2 + passedSeconds);
});

test('a stack of 9000 characters arrives as 5000, marked truncated', async () => {
  const [{ data }] = (await reportFrom('/deep')).body as [{ data: { stack: string } }];
  expect(data.stack).toHaveLength(5000);
  expect(data.stack).toContain('truncated');
});

// errors#uncaught-errors
test('an error of the page still reaches the page, and the runtime adds none', async () => {
  const visitor = await world.nextVisitor();
  await visitor.open('errors', '/throws-late');
  await world.platform.journal.waitFor(isReportOf('/throws-late'));
  expect(visitor.pageErrors).toEqual([expect.stringContaining('late')]);
});

/** Adds a script of another host that throws; with CORS the browser exposes its error. */
async function foreignScript({ page }: Visitor, crossOrigin: string | null): Promise<void> {
  const src = `http://third-party.localhost:${world.platform.port}/social/widgets.js?__ss=social:js-throw`;
  await page.evaluate(
    (address, mode) =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src: address, crossOrigin: mode });
        script.onload = resolve;
        document.head.append(script);
      }),
    src,
    crossOrigin,
  );
}
/** Returns the reports with this text: pages of earlier tests may still send reports of their own. */
const reportsOf = (wanted: RegExp) =>
  world.platform.journal
    .entries({ endpoint: 'record-javascript-errors' })
    .flatMap(({ body }) => body as { data: { message: string } }[])
    .filter(({ data }) => wanted.test(data.message));
const lossesAfter = async (visitor: Visitor) => {
  await visitor.page.evaluate(async () => void (await (await window.SSRuntime.service('helpers')).telemetry()));
  await visitor.open('errors', '/');
  const { body } = await world.platform.journal.waitFor(
    ({ endpoint, bodyText }) => endpoint === 'trace' && bodyText.includes('mutedErrors'),
  );
  return (body as { data: { type: string; data: { mutedErrors: number } }[] }).data.find(({ type }) => type === 'losses')?.data;
};

// errors#muted-errors
test('a foreign script’s error that the browser hides is dropped and counted', async () => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.open('errors', '/');
  await foreignScript(visitor, null);
  expect((await lossesAfter(visitor))?.mutedErrors).toBe(1);
  expect(reportsOf(/Script error|ResizeObserver/)).toEqual([]);
});

test('the browser’s notice of a ResizeObserver loop is dropped and counted', async () => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.open('errors', '/shrinks');
  await visitor.page.waitForFunction(() => document.getElementById('box')?.offsetWidth === 95);
  expect((await lossesAfter(visitor))?.mutedErrors).toBeGreaterThan(0);
  expect(reportsOf(/Script error|ResizeObserver/)).toEqual([]);
});

test('a report says whether the failed code is of a third party, of the owner, or of the platform', async () => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.open('errors', '/?__ss=performance-settings:status:500');
  await foreignScript(visitor, 'anonymous');
  await visitor.page.addScriptTag({ content: 'setTimeout(() => { throw new Error("injected") })' });
  const origins = () =>
    Object.fromEntries(
      world.platform.journal
        .entries({ endpoint: 'record-javascript-errors' })
        .flatMap(({ body }) => body as { data: { message: string; origin: string } }[])
        .map(({ data }) => [data.message.replace(/^.*Error: /, ''), data.origin]),
    );
  await eventually(() =>
    expect(origins()).toEqual({
      'This script was made to fail.': 'third-party',
      injected: 'owner',
      'XHR request DONE with unexpected status': 'platform',
    }),
  );
});

// errors#no-report-loop
test.each(['status:500', 'status:400', 'reset', 'badjson'])('a report that fails with %s causes no report', async (fault) => {
  world.platform.journal.clear();
  const visitor = await world.newVisitor();
  await visitor.open('errors', `/throws?__ss=record-javascript-errors:${fault}`);
  await world.platform.journal.waitFor(isReport);
  await visitor.open('errors', '/?__ss=off');
  await visitor.settled();
  const reports = world.platform.journal.entries({ endpoint: 'record-javascript-errors' });
  const messages = reports.flatMap(({ body }) => (body as { data: { message: string } }[]).map(({ data }) => data.message));
  expect(new Set(messages)).toEqual(new Set(['Uncaught TypeError: no such <thing>']));
  // One report, however often the browser itself repeats a request whose connection was reset.
  expect(new Set(reports.map(({ query }) => query.eid)).size).toBe(1);
});
