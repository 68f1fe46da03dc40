import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import { patienceMs } from '../../helpers/run/patience.ts';

const site = 'delivery';
const link = { body: '<a href="/next">Next</a>' };
const world = browserWorld(() => [testSite(site, { '/': link, '/next': link })], { keepsPages: true });

const patience = { timeout: patienceMs };
const setFaults = async (rules: string): Promise<void> => {
  const body = JSON.stringify({ rules });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${world.platform.controlForTools}faults`, { method: 'PUT', headers, body });
};
const nameOf = ({ body }: JournalEntry) => (body as { event: string }).event;
/** Whether the platform stored the event: status 200, and not dropped as a repetition. */
const isStored = ({ endpoint, status, note }: JournalEntry) => endpoint === 'record-event' && status === 200 && !note;
const stored = (): string[] => world.platform.journal.entries({ endpoint: 'record-event' }).filter(isStored).map(nameOf).sort();
const names = (count: number, mark = 'event') => Array.from({ length: count }, (_, n) => `${mark}-${n}`).sort();
/** Settles when the worths of the journal's entries add up to `count`, by default when so many events are stored. */
const until = async (
  count: number,
  worth: (entry: JournalEntry) => number = (entry) => Number(isStored(entry)),
): Promise<void> => {
  let sum = 0;
  const add = (entry: JournalEntry): boolean => {
    sum += worth(entry);
    return sum >= count;
  };
  await world.platform.journal.waitFor(add);
};

async function arrive(): Promise<Visitor> {
  await setFaults('');
  world.platform.journal.clear();
  const visitor = await world.newVisitor();
  await visitor.open(site, '/');
  await hasSender(visitor.page);
  return visitor;
}
const hasSender = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('after-load')), patience);
const send = (page: Page, said: readonly string[]) =>
  page.evaluate((list) => {
    for (const name of list) window.SSRuntime.track(name, { name }).catch(() => {});
  }, said);
const outboxIsEmpty = (page: Page) =>
  page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('ss-outbox:')), patience);
const leave = (page: Page) => Promise.all([page.waitForNavigation(), page.evaluate(() => document.querySelector('a')?.click())]);
async function crash(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  const gone = new Promise((resolve) => page.once('error', resolve));
  // The page is closed: no one receives a response.
  session.send('Page.crash').catch(() => {});
  await gone;
}

test('events that are sent right before a link is followed arrive once each, on five pages in a row', async () => {
  const { page } = await arrive();
  for (let visit = 0; visit < 5; visit += 1) {
    await send(page, names(10, `visit${visit}`));
    await leave(page);
    await hasSender(page);
  }
  await until(50);
  await outboxIsEmpty(page);
  expect(stored()).toEqual([0, 1, 2, 3, 4].flatMap((visit) => names(10, `visit${visit}`)));
});

test('events that are sent right before a tab is closed arrive once each', async () => {
  const { page } = await arrive();
  const tab = await page.browserContext().newPage();
  await tab.goto(world.address(site, '/'));
  await hasSender(tab);
  await send(tab, names(20));
  await tab.close();
  await page.reload();
  await until(20);
  await outboxIsEmpty(page);
  expect(stored()).toEqual(names(20));
});

// analytics#rejected-at-leave
test('open calls of a page that is left stay leased, so that the next page does not repeat them at once', async () => {
  const { page } = await arrive();
  // The next page has no sender, which would lease them again.
  await setFaults('record-event:hang,chunk:hang');
  await send(page, ['hung', 'hung too']);
  await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-event');
  await leave(page);
  const leases = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith('ss-outbox:') && text.includes('hung') ? Number.parseInt(text, 10) : [],
    ),
  );
  expect(leases).toHaveLength(2);
  expect(Math.min(...leases)).toBeGreaterThan(0);
});

test('an event that is sent in pagehide arrives', async () => {
  const { page } = await arrive();
  await page.evaluate(() => addEventListener('pagehide', () => void window.SSRuntime.track('last', {})));
  await leave(page);
  await until(1);
  await outboxIsEmpty(page);
  expect(stored()).toEqual(['last']);
});

// analytics#outbox
test('events that wait when the renderer crashes are sent by the next page', async () => {
  const { page } = await arrive();
  await setFaults('record-event:status:503');
  await send(page, names(20));
  await world.platform.journal.waitFor((entry) => entry.endpoint === 'record-event' && entry.status === 503);
  await crash(page);
  await setFaults('');
  const next = await page.browserContext().newPage();
  await next.goto(world.address(site, '/'));
  await until(20);
  await outboxIsEmpty(next);
  expect(stored()).toEqual(names(20));
});

test(
  'events of an offline page wait and arrive when the network is back; the next page sends those of a page that was closed ' +
    'offline',
  async () => {
    const { page } = await arrive();
    await page.setOfflineMode(true);
    await send(page, names(5));
    await page.setOfflineMode(false);
    await until(5);
    const tab = await page.browserContext().newPage();
    await tab.goto(world.address(site, '/'));
    await hasSender(tab);
    await tab.setOfflineMode(true);
    await send(tab, ['late']);
    await tab.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('ss-outbox:')), patience);
    await tab.close();
    await page.reload();
    await until(6);
    await outboxIsEmpty(page);
    expect(stored()).toEqual([...names(5), 'late']);
  },
);

test('each event arrives once after a period of 503 responses, also the page view of a page that was left at once', async () => {
  const { page } = await arrive();
  await setFaults('*:status:503');
  await send(page, names(10));
  await leave(page);
  await hasSender(page);
  await send(page, ['more']);
  await setFaults('');
  await until(11);
  await outboxIsEmpty(page);
  expect(stored()).toEqual([...names(10), 'more']);
  const views = world.platform.journal.entries({ endpoint: 'record-hit' }).filter(({ status, note }) => status === 200 && !note);
  expect(views.map(({ body }) => (body as { data: { url: string } }).data.url).sort()).toEqual(['/', '/next']);
});

test('each of 250 events in a burst is stored once while the page stays open, and the outbox is empty afterwards', async () => {
  const { page } = await arrive();
  // sender.test.ts sends 1,000.
  await send(page, names(250));
  await until(250);
  await outboxIsEmpty(page);
  expect(stored()).toEqual(names(250));
  expect(world.platform.journal.entries({ endpoint: 'trace' })).toEqual([]);
});

test('the next page reports those of 300 waiting events that had no room in the outbox when their page was closed', async () => {
  const { page } = await arrive();
  await page.setOfflineMode(true);
  // The outbox holds 200 events.
  await send(page, names(300));
  await page.close();
  const next = await page.browserContext().newPage();
  await next.goto(world.address(site, '/'));
  await hasSender(next);
  await outboxIsEmpty(next);
  await next.goto('about:blank');
  const lost = ({ endpoint, note, body }: JournalEntry): number =>
    endpoint === 'trace' && !note
      ? (body as { data: { data: { overflow?: number } }[] }).data.reduce((sum, { data }) => sum + (data.overflow ?? 0), 0)
      : 0;
  await until(300, (entry) => Number(isStored(entry)) + lost(entry));
  const lostInAll = world.platform.journal.entries().reduce((sum, entry) => sum + lost(entry), 0);
  expect(lostInAll + stored().length).toBe(300);
  expect(lostInAll).toBeGreaterThanOrEqual(100);
  expect(stored().length).toBeGreaterThan(100);
});

test('an event of a page that is left before the sender has loaded is sent by the next page', async () => {
  world.platform.journal.clear();
  await setFaults('chunk:hang');
  const { page, open } = await world.newVisitor();
  await open(site, '/next');
  await page.evaluate(() => void window.SSRuntime.track('early', { size: 3 }));
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('ss-early:')), patience);
  await setFaults('');
  await page.goto(world.address(site, '/'));
  await until(1);
  const [entry] = world.platform.journal.entries({ endpoint: 'record-event' });
  expect(entry).toMatchObject({ valid: true, body: { event: 'early', data: { size: 3, pagePath: '/next' } } });
  await outboxIsEmpty(page);
});

test('entries that page code writes into the outbox are not posted and block no event', async () => {
  const { page } = await arrive();
  await page.evaluate(() => {
    localStorage.setItem('ss-outbox:aaa', 'rubbish');
    localStorage.setItem(
      'ss-outbox:bbb',
      '0|x|{"kind":"tracking","path":"//elsewhere.test/api/","encoding":"form","said":{"a":"b"}}',
    );
    localStorage.setItem('ss-outbox-losses', '{"overflow":');
    localStorage.setItem('ss-early:0', '[');
  });
  await leave(page);
  await send(page, ['well']);
  await until(1);
  await outboxIsEmpty(page);
  expect(stored()).toEqual(['well']);
});
