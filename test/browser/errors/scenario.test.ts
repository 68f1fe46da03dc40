// covers: runtime/page/error-inbox.ts runtime/lib/on-leave.ts runtime/telemetry/telemetry.ts
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../runtime/contract/journal.ts';
import { browserWorld } from '../../helpers/browser.ts';
import { plainContext, testSite } from '../../helpers/test-site.ts';

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
    '/deep': { body: '<script>const deep = new Error("deep"); deep.stack = "x".repeat(9000); throw deep;</script>' },
    '/throws-late': { body: '<script>addEventListener("load", () => { throw new Error("late") })</script>' },
  }),
]);
const isReport = ({ endpoint }: JournalEntry) => endpoint === 'record-javascript-errors';

async function reportFrom(path: string): Promise<JournalEntry> {
  world.platform.journal.clear();
  const { page } = await world.newVisitor();
  await page.goto(world.address('errors', path));
  return world.platform.journal.waitFor(isReport);
}

test('an uncaught error is posted with its place, the site, and the crumb in X-CSRF-Token', async () => {
  world.platform.journal.clear();
  const visitor = await world.newVisitor();
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

test('an unhandled rejection is posted as well', async () => {
  expect((await reportFrom('/rejects')).body).toMatchObject([{ data: { message: 'RangeError: too far' } }]);
});

test('an error of a page that the visitor leaves at once is not lost', async () => {
  expect((await reportFrom('/leaves')).body).toMatchObject([{ data: { message: 'Uncaught Error: last words' } }]);
});

test('errors are told of restricted and excluded pages too: they are no visitor tracking', async () => {
  expect((await reportFrom('/restricted')).body).toMatchObject([{ data: { message: 'Uncaught Error: told all the same' } }]);
});

test('15 errors at once are one post of 10', async () => {
  expect((await reportFrom('/many')).body).toHaveLength(10);
});

test('a stack of 9000 characters arrives as 5000, marked truncated', async () => {
  const [{ data }] = (await reportFrom('/deep')).body as [{ data: { stack: string } }];
  expect(data.stack).toHaveLength(5000);
  expect(data.stack).toContain('truncated');
});

test('the page’s own errors stay the page’s own: the runtime swallows none and adds none', async () => {
  const visitor = await world.newVisitor();
  await visitor.open('errors', '/throws-late');
  await world.platform.journal.waitFor(isReport);
  expect(visitor.pageErrors).toEqual([expect.stringContaining('late')]);
});
