// covers: runtime/features/analytics/
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

/** 0.1 s of silence. */
const silence = `data:audio/wav;base64,${Buffer.concat([
  Buffer.from('RIFF\x44\x03\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x20\x03\0\0', 'latin1'),
  Buffer.alloc(800, 128),
]).toString('base64')}`;
const world = browserWorld(() => [
  testSite('telemetry', {
    '/': {},
    '/next': {},
    '/search': { context: { ...plainContext, pageType: 102, collection: undefined } },
    '/media': { body: `<audio id="a" src="${silence}"></audio>` },
    '/muted': {
      body:
        '<script>dispatchEvent(new ErrorEvent("error", { message: "Script error." })); dispatchEvent(new ErrorEvent("error", ' +
        '{ message: "ResizeObserver loop completed with undelivered notifications." }));</script>',
    },
    '/loop': { body: '<script>for (let n = 0; n < 50; n++) setTimeout(() => { throw new Error("again and again") })</script>' },
    '/early': {
      head: `<script>(function (w, e) { w.__ssErrors = e = []; function k(v) { if (e.length < 10) e.push(v) } w.addEventListener('error', k); w.addEventListener('unhandledrejection', k) })(window)</script>
<script>throw new Error('before the bundle')</script>`,
    },
  }),
]);
const of = (endpoint: string) => (entry: JournalEntry) => entry.endpoint === endpoint;
/** Pages of earlier tests may still send reports. */
const reportOf = (text: string) => (entry: JournalEntry) =>
  entry.endpoint === 'record-javascript-errors' && entry.bodyText.includes(text);
const viewOf = (url: string) => (entry: JournalEntry) =>
  entry.endpoint === 'record-hit' && (entry.body as { data: { url: string } }).data.url === url;

async function arrive(path: string): Promise<Visitor> {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.open('telemetry', path);
  return visitor;
}

test('a search page with a query is recorded as SITE_SEARCH, and not as a page view', async () => {
  const visitor = await arrive('/search?q=blue%20vase');
  const hit = await world.platform.journal.waitFor(of('record-hit'));
  expect(hit).toMatchObject({
    valid: true,
    problems: [],
    body: { event: 'SITE_SEARCH', data: { url: '/search', searchQuery: 'blue vase' }, ss_cvr: expect.stringContaining('|') },
  });
  expect(world.platform.journal.entries({ endpoint: 'record-hit' })).toHaveLength(1);
  // No call of this test may arrive in the next test.
  await visitor.settled();
});

// analytics#media-plays
test('a native player that is played is recorded as AUDIO, once', async () => {
  const visitor = await arrive('/media');
  await world.platform.journal.waitFor(of('record-hit'));
  await visitor.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('after-load')),
  );
  for (let times = 0; times < 2; times++) {
    await visitor.page.evaluate(async () => {
      const player = document.querySelector('audio') as HTMLAudioElement;
      await player.play();
      player.pause();
    });
  }
  const hit = await world.platform.journal.waitFor(
    (entry) => entry.endpoint === 'record-hit' && (entry.body as { event: string }).event === 'AUDIO',
  );
  expect(hit).toMatchObject({ valid: true, body: { data: { mediaUrl: silence } } });
  await visitor.settled();
  expect(world.platform.journal.entries({ endpoint: 'record-hit' })).toHaveLength(2);
});

test('a landing with a campaign in its query is sent as an image, with every field', async () => {
  const visitor = await arrive('/?source=mail&campaign=spring&other=x');
  const entry = await world.platform.journal.waitFor(of('track'));
  expect(entry).toMatchObject({ valid: true, problems: [], method: 'GET', encoding: 'none' });
  expect(entry.headers['sec-fetch-dest'] ?? 'image').toBe('image');
  const said = await visitor.page.evaluate(() => ({ lang: navigator.language, screen: `${screen.width}x${screen.height}` }));
  expect(entry.query).toEqual({
    landing: world.address('telemetry', '/?source=mail&campaign=spring&other=x'),
    refer: '',
    rk: '',
    ...said,
    source: 'mail',
    campaign: 'spring',
  });
});

test('a landing without a campaign is sent as well, once', async () => {
  const visitor = await arrive('/?other=x');
  const { query } = await world.platform.journal.waitFor(of('track'));
  expect(query).toMatchObject({ landing: world.address('telemetry', '/?other=x'), refer: '', rk: '' });
  expect(Object.keys(query).sort()).toEqual(['landing', 'lang', 'refer', 'rk', 'screen']);
  await visitor.settled();
  expect(world.platform.journal.entries({ endpoint: 'track' })).toHaveLength(1);
});

// analytics#lost-events
test('two muted errors are counted in the trace log that is sent at page hide', async () => {
  const visitor = await arrive('/muted');
  // The chunk that decides which errors are muted is fetched with the first error.
  const reporter = await visitor.page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/chunks/errors-'))?.name,
  );
  await visitor.page.evaluate(`import(${JSON.stringify(await reporter.jsonValue())})`);
  await visitor.open('telemetry', '/next');
  const entry = await world.platform.journal.waitFor(of('trace'));
  expect(entry).toMatchObject({
    valid: true,
    problems: [],
    method: 'POST',
    encoding: 'form',
    body: {
      data: [{ pageUrl: world.address('telemetry', '/muted'), type: 'losses', data: { mutedErrors: 2, droppedErrors: 0 } }],
    },
  });
  expect(world.platform.journal.entries({ endpoint: 'record-javascript-errors' })).toEqual([]);
});

test('identical errors are reported with their count, and with the origin owner', async () => {
  await arrive('/loop');
  const entry = await world.platform.journal.waitFor(reportOf('again and again'));
  expect(entry).toMatchObject({ valid: true, problems: [] });
  const reports = entry.body as { data: { count: number; origin: string; message: string } }[];
  const total = reports.reduce((sum, { data }) => sum + data.count, 0);
  expect(reports.every(({ data }) => data.origin === 'owner' && data.message.includes('again and again'))).toBe(true);
  // The boot script keeps the first ten; others from before the reporter has loaded are counted as dropped.
  expect(total).toBeGreaterThanOrEqual(10);
});

test('an error from before the bundle arrives by the page’s stub', async () => {
  await arrive('/early');
  const entry = await world.platform.journal.waitFor(reportOf('before the bundle'));
  expect(entry).toMatchObject({
    valid: true,
    body: [{ data: { message: 'Uncaught Error: before the bundle', origin: 'owner' } }],
  });
});

test('an event that the platform refuses for a while arrives once, under one id, and its promise resolves', async () => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.open('telemetry', '/?__ss=record-event:status:503@1');
  const message = await visitor.page.evaluate(() =>
    window.SSRuntime.track('opened', { size: 3 }).catch((error: Error) => error.message),
  );
  expect(message).toBe(true);
  const accepted = await world.platform.journal.waitFor((entry) => entry.endpoint === 'record-event' && entry.status === 200);
  const tries = world.platform.journal.entries({ endpoint: 'record-event' });
  expect(tries.map(({ status }) => status)).toEqual([503, 200]);
  expect(new Set(tries.map(({ query }) => query.eid)).size).toBe(1);
  expect(accepted.note).toBe(undefined);
});

test('an event that the platform refuses again and again rejects with the status', async () => {
  const visitor = await world.newVisitor();
  await visitor.open('telemetry', '/?__ss=record-event:status:503');
  const message = await visitor.page.evaluate(() =>
    window.SSRuntime.track('opened', { size: 3 }).catch((error: Error) => error.message),
  );
  expect(message).toBe('Error tracking event: HTTP Status 503');
});

test('a page view that is refused is sent again by the sender under its id', async () => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.open('telemetry', '/?__ss=record-hit:status:503@1');
  await world.platform.journal.waitFor((entry) => entry.endpoint === 'record-hit' && entry.status === 200);
  const tries = world.platform.journal.entries({ endpoint: 'record-hit' });
  expect(new Set(tries.map(({ query }) => query.eid)).size).toBe(1);
  expect(tries.every(({ valid }) => valid)).toBe(true);
  // No call of this test may arrive in the next test.
  await visitor.settled();
});

test('a return from the back/forward cache is a new page view, marked restore', async () => {
  const visitor = await arrive('/');
  await world.platform.journal.waitFor(of('record-hit'));
  await visitor.page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await visitor.open('telemetry', '/next');
  await world.platform.journal.waitFor(viewOf('/next'));
  await visitor.page.goBack();
  await visitor.page.evaluate(() => window.SSRuntime.ready);
  await visitor.settled();
  // The browser may have discarded the page meanwhile, and loads it again.
  const isRestored = await visitor.page.evaluate(() => 'persisted' in window);
  const views = world.platform.journal.entries({ endpoint: 'record-hit' }).map(({ body }) => (body as { data: object }).data);
  expect(views).toHaveLength(3);
  expect(views[2]).toMatchObject({ url: '/' });
  expect('restore' in (views[2] ?? {})).toBe(isRestored);
});
